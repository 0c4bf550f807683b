/** English words a slip away from the name of a picture: what they say is what they mean. */
export const neighbours: ReadonlySet<string> = new Set(
  `according accounting activities activity added align aligns allocator anchored anger angle applies apply
archiver artistic authored automate automated automatic automation aware babel backspace backtick
backticks backtrack backward backwards badge badgen badges banner basic basics basis bearer beats being
bends better binds bingo bingos blame blind blink bonds boost booty bother bower boxed brand break
breaks brian brief broad broke broken browsing buffer buffers bullet bunch bureaucracy calculate
calculated calculates calculation calculations cannot capital capitalize cased casing cells certain
charge charm chars check checkers checking checkout checks cheer chest chomp choosing chopped chown
clash cleaned clearer clever click clicking clicks cloned closed closer closest clusters coach coded
collation collide collides coloring comes commander compares compiler compilers completer composer
composite compress compute computed computes conclude condition conditional conditionals conditions
consent consider considers constant constants construct constructing constructor constructors constructs
consulting consumer consumers contact contacts content contents contrast controlled convert converting
converts copied copies copper corner couple cover covers crave create creates creation crony cross crowd
curly current daemon daily danger dashboard delivered deriving designed detecting detection detector
devel developed dinner directed direction directions directive directives directly directories directory
django doomed drawn driver drivers drove electronic elegant ellipses embed employed erase exclusion
exclusive executing execution executions expansion expansions expensive exports express factor factors
fairly fairs features fetching fills finishing fixed flash floor flows flushing focus folks footnote
former forms frame frames front fully gender generally generate generates ghosting gloom grace grade
graph graphics graphs greed greedily grocer gross hacked happy heard heartbeat highlight highlighted
highlights hosted hotter humble hunger hustle illustrate illustrated illustrates illustration imported
importer importers infinite influence inheritable inject injecting insert insertion insertions inserts
inspect inspected inspection intel intention inter interact interaction interactions interacts intercept
interception intercepts interest internal internals invented investigation isolation jelly jokes
keywords lacked larger later latter layer layers leather leave leftover licenses limbo liner lines liter
loader loaders location locations locker looked loose loser maintain maintains major managed manic
margin marked marker markers martin match matched matcher matchers matching mature mechanism mechanisms
media meson messy metal meter metre minor minors misery mister mixed modal model models month months
moral morning mouthy moved mutation navigate navigation needless opinions option optional optionals
other others outer overall overcome overload overloads packaged packager padding pages panel paper
papers parametric parity parse parses partly parts paste patrol patter payer personal phony physical
pinch place places player point pointer pointers pointing points poison polar policies popular porch
portable portion portions position positions possible pouch power powers preach presence presented
preserve preserved preset prevent prevents price principle principles print printed printing prints
privately processor processors prohibit prohibits projects prone protected proto pruned pulse purge
quick quirks radius radix ratio ratios reach reaches reaching reader readers receiver receives recorded
regression regressions relevant renderer research resolved resolver resolvers resolves retrieval
retrieve retrieved retrieves reversion reword rider roles route routed routes rubber safer sampling
savings scanned scare scars scary scene scope scopes score scores scout seeing semaphore semaphores
sense serial served settle shade shake shaken shaking shall shallow shapes share shares sharing sharp
sheer sheet shelf sherif shift shine shiny shock shook shore short shortest shout shove showed shows
shutdown signaled signed signer signers simmer sinner sitter situation situations skill skipped slack
slash slashes slept slime slots slower smoker snack snippets solaris sorts spare spark speak speed
speeding speeds spelling spellings spending spice spill spine spinner spinners spite splitter spoil
spoke sport spring squad stable stack stacks stage stages stair stale stamp start starting starts state
states stats status statuses stays steam steel steep sticky still sting stinky stock stole stood
stopping stored stories storing stormy story stove stray streamed stricter strike stronger strongly
stuck stylistic submit subset subsets suffer summaries summarize summarizes surprise surprises swear
sweaty sweet swept switch switches synthesize table tables tailored taken tales targeted targos
technical technologies tells template templates tenth terminate terminated terminates termination theme
themes thing things threaded threading threat timer timers topic topics touch touches towel toxin trace
tracer traces tracing track tracker tracking tracks trail trailing trait travis treat treating treats
triangle trick tricks triple triples trunk twisted twitter underway universal unpacked unread variation
variations vertex waited watcher watchers weird while whole wicked widow wildcard wildcards winner words
worst would youtube`.split(/\s+/),
);
