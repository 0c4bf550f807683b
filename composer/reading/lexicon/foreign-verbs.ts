/** The columns of `foreignVerbs`, as languages are called; Chinese and Japanese share one. */
export const verbColumns = ["es", "pt", "fr", "de", "it", "wide"] as const;
export type Language = Exclude<(typeof verbColumns)[number], "wide">;

/** What heroes do in other languages, in the forms a sentence has them: English base, Spanish, Portuguese, French, German, Italian, Chinese and Japanese. */
export const foreignVerbs = `
eat | come comiendo comer comen comió | come comendo comer comem comeu | mange manger mangent mangeant | isst frisst essen essend verspeist | mangia mangiare mangiano mangiando | 吃 食べ
drink | bebe bebiendo beber beben | bebe bebendo beber bebem | boit boire boivent buvant | trinkt trinken säuft | beve bere bevono bevendo | 喝 飲む 飲んで
play | toca juega tocando jugando tocar jugar tocan juegan | toca joga tocando jogando tocar jogar tocam jogam | joue jouer jouent jouant | spielt spielen spielend | suona gioca suonare giocare suonano giocano suonando giocando | 弹 玩 演奏 弾く 弾いて 遊ぶ
cook | cocina cocinando cocinar cocinan | cozinha cozinhando cozinhar cozinham | cuisine cuisiner cuisinent cuisinant | kocht kochen kochend | cucina cucinare cucinano cucinando | 做饭 煮 料理する
bake | hornea horneando hornear | assa assando assar | cuit | backt bäckt backen backend | inforna infornare | 烤 焼く
drive | conduce maneja conduciendo conducir conducen | dirige dirigindo dirigir dirigem | conduit conduire conduisent conduisant | fährt fahren steuert | guida guidare guidano guidando | 开车 驾驶 運転する 運転して
ride | monta cabalga montando cabalgando montar | cavalga montando cavalgando monta | chevauche chevaucher chevauchant | reitet reiten reitend | cavalca cavalcare cavalcando | 骑 騎 乗る 乗って
fly | vuela volando volar vuelan | voa voando voar voam | vole voler volent volant | fliegt fliegen fliegend | vola volare volano volando | 飞 飛ぶ 飛んで
dance | baila bailando bailar bailan danza | dança dançando dançar dançam | danse danser dansent dansant | tanzt tanzen tanzend | balla ballare ballano ballando danza | 跳舞 踊る 踊って 踊り
sing | canta cantando cantar cantan | canta cantando cantar cantam | chante chanter chantent chantant | singt singen singend | canta cantare cantano cantando | 唱歌 唱 歌う 歌って
run | corre corriendo correr corren | corre correndo correr correm | court courir courent courant | rennt läuft rennen laufen | corre correre corrono correndo | 跑步 跑 走る 走って
swim | nada nadando nadar nadan | nada nadando nadar nadam | nage nager nagent nageant | schwimmt schwimmen | nuota nuotare nuotano nuotando | 游泳 泳ぐ 泳いで
sleep | duerme durmiendo dormir duermen | dorme dormindo dormir dormem | dort dormir dorment dormant | schläft schlafen schlafend pennt | dorme dormire dormono dormendo | 睡觉 睡 寝る 眠る 寝て
dream | sueña soñando soñar sueñan | sonha sonhando sonhar sonham | rêve rêver rêvent rêvant | träumt träumen | sogna sognare sognano sognando | 做梦 夢見る
read | lee leyendo leer leen | lê lendo ler leem | lit lire lisent lisant | liest lesen | legge leggere leggono leggendo | 看书 读 読む 読んで
write | escribe escribiendo escribir escriben | escreve escrevendo escrever escrevem | écrit écrire écrivent écrivant | schreibt schreiben | scrive scrivere scrivono scrivendo | 写 書く 書いて
paint | pinta pintando pintar pintan | pinta pintando pintar pintam | peint peindre peignent peignant | malt malen | dipinge dipingere dipingono dipingendo | 画画 描く 描いて
draw | dibuja dibujando dibujar dibujan | desenha desenhando desenhar | dessine dessiner dessinent dessinant | zeichnet zeichnen | disegna disegnare disegnano | 画
rob | roba robando robar roban robó atraca | rouba roubando roubar roubam roubou assalta | cambriole braque cambrioler braquer | raubt ausraubt überfällt | rapina rapinare svaligia | 抢 抢劫
steal | hurta hurtando hurtar | furta furtando furtar | dérobe chaparde | stiehlt klaut stehlen klauen | ruba rubare rubano rubando | 偷 盗む 盗んで
sell | vende vendiendo vender venden | vende vendendo vender vendem | vend vendre vendent vendant | verkauft verkaufen | vende vendere vendono vendendo | 卖 売る 売って
buy | compra comprando comprar compran compró | compra comprando comprar compram comprou | achète acheter achètent achetant | kauft kaufen | compra comprare comprano comprando | 买 買う 買って
build | construye construyendo construir | constrói construindo construir | construit construire construisent | baut bauen | costruisce costruire costruiscono | 建造 建 作る 作って
learn | aprende aprendiendo aprender aprenden | aprende aprendendo aprender | apprend apprendre apprennent | lernt lernen | impara imparare imparano | 学 学ぶ
teach | enseña enseñando enseñar | ensina ensinando ensinar | enseigne enseigner | lehrt unterrichtet | insegna insegnare | 教 教える
work | trabaja trabajando trabajar trabajan | trabalha trabalhando trabalhar | travaille travailler travaillent | arbeitet arbeiten | lavora lavorare lavorano | 上班 工作 働く 働いて
live | vive viviendo vivir viven | vive vivendo viver mora | vit vivre vivent habite | wohnt lebt wohnen leben | vive vivere vivono abita | 住 住む
travel | viaja viajando viajar viajan | viaja viajando viajar viajam | voyage voyager voyagent | reist reisen | viaggia viaggiare viaggiano | 旅行 旅する
jump | salta saltando saltar saltan | pula saltando pulando pular | saute sauter sautent | springt hüpft springen | salta saltare saltano | 跳 跳ぶ
fish | pesca pescando pescar | pesca pescando pescar | pêche pêcher | angelt fischt angeln | pesca pescare | 钓鱼 釣る
fight | pelea lucha peleando luchando pelear luchar | luta lutando lutar briga | combat combattre lutte | kämpft kämpfen | combatte combattere lotta | 打架 戦う
search | busca buscando buscar buscan | procura procurando procurar | cherche chercher cherchent | sucht suchen | cerca cercare cercano | 找 探す
collect | colecciona coleccionando coleccionar | coleciona colecionando colecionar | collectionne collectionner | sammelt sammeln | colleziona collezionare | 收集 集める
clean | limpia limpiando limpiar | limpa limpando limpar | nettoie nettoyer | putzt putzen | pulisce pulire | 打扫 掃除する
cry | llora llorando llorar lloran | chora chorando chorar | pleure pleurer pleurent | weint weinen heult | piange piangere | 哭 泣く
laugh | ríe riendo reír | ri rindo rir | rit rire | lacht lachen | ride ridere | 笑 笑う
mow | corta cortando | apara aparando | tond tondre | mäht mähen | falcia falciare | 割草
repair | repara reparando reparar arregla | conserta consertando consertar | répare réparer | repariert reparieren | ripara riparare | 修 修理する
guard | guarda vigila vigilando | guarda vigia guardando | garde garder | bewacht bewachen hütet | custodisce sorveglia | 守护 守る
hunt | caza cazando cazar | caça caçando caçar | chasse chasser | jagt jagen | caccia cacciare | 打猎 狩る
save | salva rescata salvando | salva salvando | sauve sauver | rettet retten | salva salvare | 拯救 救う
carry | lleva llevando | carrega carregando | porte porter | trägt tragen | porta portare | 背着 運ぶ
deliver | entrega reparte entregando | entrega entregando | livre livrer | liefert liefern | consegna consegnare | 送 届ける
smoke | fuma fumando fumar | fuma fumando fumar | fume fumer | raucht rauchen | fuma fumare | 抽烟
surf | surfea surfeando | surfa surfando | surfe surfer | surft surfen | surfa surfare | 冲浪
knit | teje tejiendo tejer | tricota tricotando | tricote tricoter | strickt stricken | - | 织 編む
bark | ladra ladrando | late latindo | aboie aboyer | bellt bellen | abbaia abbaiare | 叫
count | cuenta contando contar | conta contando contar | compte compter | zählt zählen | conta contare | 数 数える
hide | esconde escondiendo | esconde escondendo | cache cacher | versteckt verstecken | nasconde nascondere | 藏 隠す
throw | lanza tira lanzando | lança lançando | lance jette lancer | wirft werfen | lancia lanciare | 扔 投げる
wash | lava lavando lavar | lava lavando lavar | lave laver | wäscht waschen | lava lavare | 洗 洗う
climb | escala trepa escalando | escala escalando | grimpe grimper | klettert klettern | scala arrampica | 爬 登る
wait | espera esperando | espera esperando | attend attendre | wartet warten | aspetta aspettare | 等 待つ
walk | camina caminando pasea | caminha caminhando | marche marcher promène | spaziert | cammina passeggia | 散步 歩く
rule | gobierna reina | governa reina | règne gouverne | regiert herrscht | governa regna | 统治
invent | inventa inventando | inventa inventando | invente inventer | erfindet erfinden | inventa inventare | 发明
explore | explora explorando | explora explorando | explore explorer | erforscht erkundet | esplora esplorare | 探索
mine | mina minando | minera minerando | mine miner | schürft schürfen | mina estrae | 挖 掘る
grill | asa asando | grelha grelhando | grille griller | grillt grillen | griglia grigliare | 烧烤
meditate | medita meditando | medita meditando | médite méditer | meditiert meditieren | medita meditare | 冥想 打坐
train | entrena entrenando | treina treinando | entraîne entraîner | trainiert trainieren | allena allenarsi | 训练
brush | cepilla | escova | brosse brosser | bürstet | spazzola | 刷
juggle | malabarea | - | jongle jongler | jongliert jonglieren | - | 杂耍
bite | muerde | morde | mord mordre | beißt beissen | morde mordere | 咬 噛む
row | rema remando | rema remando | rame ramer | rudert rudern | rema remare | 划船
sail | navega navegando | navega navegando | navigue naviguer | segelt segeln | naviga navigare | 航行
skate | patina patinando | patina patinando | patine patiner | skatet | pattina pattinare | 滑冰
ski | esquía esquiando | esquia esquiando | skie skier | - | scia sciare | 滑雪
hug | abraza abrazando | abraça abraçando | embrasse | umarmt | abbraccia | 拥抱
kiss | besa besando | beija beijando | - | küsst | bacia | 亲 吻
shout | grita gritando | grita gritando | crie crier | schreit schreien | grida gridare | 大喊 叫ぶ
win | gana ganando ganar | ganha vence ganhando | gagne gagner | gewinnt gewinnen | vince vincere | 赢 勝つ
lose | pierde perdiendo | perde perdendo | perd perdre | verliert verlieren | perde perdere | 输 負ける
`;
