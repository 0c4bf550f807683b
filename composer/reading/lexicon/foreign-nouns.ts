/**
 * Common nouns of other languages, by the English noun they translate to. The columns are Spanish, Portuguese,
 * French, German, Italian, Chinese and Japanese, Korean, Russian (as stems), Arabic, Hebrew.
 */
export const foreignColumns = ["es", "pt", "fr", "de", "it", "wide", "ko", "ru", "ar", "he"] as const;

export const foreignNouns = `
dog | perro perra perrito can cachorro | cachorro cão cachorrinho cadela | chien chienne chiot toutou | hund hündin hündchen welpe dackel | cane cagnolino cucciolo | 狗 犬 狗狗 いぬ イヌ 柴犬 | 개 강아지 멍멍이 | собак пёс пес щен | كلب جرو | כלב כלבה כלבלב גור
cat | gato gata gatito minino | gato gata gatinho | chat chatte chaton minou | katze kater kätzchen mieze | gatto gatta gattino micio | 猫 猫咪 喵 ねこ ネコ 子猫 | 고양이 야옹이 | кот кошк котик котён котен | قطة قط هرة | חתול חתולה חתלתול
frog | rana sapo | sapo rã perereca | grenouille crapaud | frosch kröte | rana rospo | 青蛙 蛙 かえる カエル | 개구리 | лягуш жаб | ضفدع | צפרדע
bear | oso osa osito | urso ursa | ours ourson | bär bärin bärchen | orso orsetto | 熊 くま クマ | 곰 | медвед мишк | دب | דוב דובי
panda | panda | panda | panda | panda | panda | 熊猫 熊貓 パンダ | 판다 | панд | باندا | פנדה
fox | zorro zorra | raposa | renard renarde | fuchs | volpe | 狐狸 狐 きつね キツネ | 여우 | лис | ثعلب | שועל
wolf | lobo loba | lobo loba | loup louve | wolf | lupo | 狼 おおかみ オオカミ | 늑대 | волк | ذئب | זאב
lion | león leona leon | leão leoa | lion lionne | löwe löwin | leone | 狮子 獅子 ライオン | 사자 | лев льв | أسد اسد | אריה
tiger | tigre | tigre | tigre | tiger | tigre | 老虎 虎 とら トラ | 호랑이 | тигр | نمر | טיגריס נמר
monkey | mono mona monito simio chango | macaco macaca mico | singe | affe äffchen | scimmia | 猴子 猴 猿 さる サル | 원숭이 | обезьян | قرد | קוף
gorilla | gorila | gorila | gorille | gorilla | gorilla | 大猩猩 ゴリラ | 고릴라 | горилл | غوريلا | גורילה
rabbit | conejo coneja conejito liebre | coelho coelha | lapin lièvre lapine | hase kaninchen | coniglio lepre | 兔子 兔 うさぎ ウサギ | 토끼 | кролик заяц зайч зайц | أرنب ارنب | ארנב
mouse | ratón raton | camundongo ratinho | souris | maus mäuschen mäuse | topo topolino | 老鼠 鼠 ねずみ ネズミ | 쥐 생쥐 | мыш | فأر | עכבר
rat | rata | rato ratazana | rat | ratte | ratto | 大老鼠 ドブネズミ | 시궁쥐 | крыс | جرذ | חולדה
hamster | hámster | hamster | hamster | hamster | criceto | 仓鼠 ハムスター | 햄스터 | хомяк хомяч | هامستر | אוגר
capybara | carpincho capibara chigüire | capivara | capybara | wasserschwein | capibara | 水豚 カピバラ | 카피바라 | капибар | كابيبارا | קפיברה
squirrel | ardilla | esquilo | écureuil | eichhörnchen | scoiattolo | 松鼠 リス | 다람쥐 청설모 | белк белоч | سنجاب | סנאי
hedgehog | erizo | ouriço | hérisson | igel | riccio | 刺猬 ハリネズミ | 고슴도치 | еж ёж | قنفذ | קיפוד
raccoon | mapache | guaxinim | raton laveur | waschbär | procione | 浣熊 アライグマ 狸 | 너구리 | енот | راكون | דביבון
bat | murciélago murcielago | morcego | chauve-souris chauve | fledermaus | pipistrello | 蝙蝠 コウモリ | 박쥐 | летуч | خفاش | עטלף
cow | vaca | vaca | vache | kuh kühe | mucca vacca | 牛 奶牛 うし ウシ | 소 젖소 | коров | بقرة | פרה
bull | toro buey | touro boi | taureau bœuf | stier bulle ochse | toro bue | 公牛 雄牛 | 황소 | бык | ثور | שור
pig | cerdo cerda cerdito puerco chancho cochino | porco porca porquinho | cochon porc truie | schwein ferkel sau schweinchen | maiale porco maialino | 猪 豬 豚 ぶた ブタ | 돼지 | свин поросён порос | خنزير | חזיר
sheep | oveja cordero borrego | ovelha cordeiro | mouton agneau brebis | schaf lamm | pecora agnello | 羊 绵羊 ひつじ ヒツジ | 양 | овц овеч баран | خروف | כבשה כבש
goat | cabra chivo cabrito | cabra bode | chèvre bouc | ziege geiß | capra capretta | 山羊 やぎ ヤギ | 염소 | коз козёл козл | ماعز | עז תיש
llama | llama | lhama | lama | lama | lama | 羊驼 草泥马 アルパカ ラマ | 알파카 라마 | лам альпак | لاما | למה
horse | caballo yegua potro | cavalo égua potro | cheval jument poulain | pferd stute fohlen | cavallo cavalla | 马 馬 うま ウマ | 말 | лошад конь кон | حصان خيل | סוס
unicorn | unicornio | unicórnio | licorne | einhorn | unicorno | 独角兽 ユニコーン | 유니콘 | единорог | وحيد القرن | חדקרן
donkey | burro burra asno | burro jumento jegue | âne ânesse | esel | asino | 驴 毛驴 ロバ | 당나귀 | осёл осел ослик | حمار | חמור
zebra | cebra | zebra | zèbre | zebra | zebra | 斑马 シマウマ | 얼룩말 | зебр | حمار وحشي | זברה
giraffe | jirafa | girafa | girafe | giraffe | giraffa | 长颈鹿 キリン | 기린 | жираф | زرافة | ג'ירפה
elephant | elefante elefanta | elefante | éléphant | elefant | elefante | 大象 象 ゾウ | 코끼리 | слон | فيل | פיל
hippo | hipopótamo | hipopótamo | hippopotame | nilpferd flusspferd | ippopotamo | 河马 カバ | 하마 | бегемот гиппопотам | فرس النهر | היפופוטם
rhino | rinoceronte | rinoceronte | rhinocéros | nashorn | rinoceronte | 犀牛 サイ | 코뿔소 | носорог | كركدن | קרנף
camel | camello | camelo | chameau dromadaire | kamel | cammello | 骆驼 ラクダ | 낙타 | верблюд | جمل | גמל
kangaroo | canguro | canguru | kangourou | känguru | canguro | 袋鼠 カンガルー | 캥거루 | кенгуру | كنغر | קנגורו
koala | coala | coala | koala | koala | koala | 考拉 コアラ | 코알라 | коал | كوالا | קואלה
sloth | perezoso | preguiça | paresseux | faultier | bradipo | 树懒 ナマケモノ | 나무늘보 | ленивец | كسلان | עצלן
otter | nutria | lontra | loutre | otter | lontra | 水獭 カワウソ | 수달 | выдр | قضاعة | לוטרה
deer | ciervo venado | veado cervo | cerf biche | hirsch reh | cervo | 鹿 しか シカ | 사슴 | олен | غزال | צבי אייל
chicken | gallina pollo | galinha frango | poule poulet | huhn henne | gallina pollo | 鸡 母鸡 にわとり ニワトリ | 닭 치킨 | куриц кур | دجاجة دجاج | תרנגולת
rooster | gallo | galo | coq | hahn | gallo | 公鸡 おんどり | 수탉 | петух | ديك | תרנגול
chick | pollito | pintinho | poussin | küken | pulcino | 小鸡 ひよこ ヒヨコ | 병아리 | цыпл | كتكوت | אפרוח
duck | pato patito | pato patinho | canard caneton | ente entchen | anatra papera | 鸭子 鸭 鴨 アヒル | 오리 | утк утён уточ | بطة | ברווז
goose | ganso oca | ganso | oie | gans | oca | 鹅 ガチョウ | 거위 | гус | إوزة وزة | אווז
swan | cisne | cisne | cygne | schwan | cigno | 天鹅 白鳥 | 백조 | лебед | بجعة | ברבור
eagle | águila aguila | águia | aigle | adler | aquila | 老鹰 鹰 鷹 | 독수리 | орёл орл | نسر | נשר
owl | búho buho lechuza | coruja | hibou chouette | eule uhu | gufo civetta | 猫头鹰 フクロウ | 부엉이 올빼미 | сов филин | بومة | ינשוף
penguin | pingüino pinguino | pinguim | pingouin manchot | pinguin | pinguino | 企鹅 ペンギン | 펭귄 | пингвин | بطريق | פינגווין
parrot | loro papagayo | papagaio | perroquet | papagei | pappagallo | 鹦鹉 オウム | 앵무새 | попуга | ببغاء | תוכי
flamingo | flamenco | flamingo | flamant | flamingo | fenicottero | 火烈鸟 フラミンゴ | 홍학 | фламинго | نحام | פלמינגו
pigeon | paloma pichón | pombo pomba | pigeon colombe | taube | piccione | 鸽子 鳩 ハト | 비둘기 | голуб | حمامة | יונה
bird | pájaro pajaro ave | pássaro ave | oiseau | vogel | uccello | 小鸟 鸟 鳥 | 새 | птиц | طائر عصفور | ציפור
crow | cuervo | corvo | corbeau | rabe krähe | corvo | 乌鸦 カラス | 까마귀 | ворон | غراب | עורב
turtle | tortuga | tartaruga | tortue | schildkröte | tartaruga | 乌龟 龟 亀 カメ | 거북이 거북 | черепах | سلحفاة | צב
crocodile | cocodrilo caimán | jacaré crocodilo | crocodile | krokodil | coccodrillo | 鳄鱼 ワニ | 악어 | крокодил | تمساح | תנין
lizard | lagarto lagartija | lagarto lagartixa | lézard | eidechse | lucertola | 蜥蜴 トカゲ | 도마뱀 | ящериц | سحلية | לטאה
snake | serpiente culebra víbora | cobra serpente | serpent | schlange | serpente | 蛇 へび ヘビ | 뱀 | зме | ثعبان أفعى | נחש
dragon | dragón | dragão | dragon | drache | drago | 龙 龍 ドラゴン | 용 드래곤 | дракон | تنين | דרקון
dinosaur | dinosaurio | dinossauro | dinosaure | dinosaurier | dinosauro | 恐龙 恐竜 | 공룡 | динозавр | ديناصور | דינוזאור
whale | ballena | baleia | baleine | wal | balena | 鲸鱼 鲸 クジラ | 고래 | кит | حوت | לווייתן
dolphin | delfín | golfinho | dauphin | delfin | delfino | 海豚 イルカ | 돌고래 | дельфин | دلفين | דולפין
seal | foca | foca | phoque | robbe seehund | foca | 海豹 アザラシ | 물개 물범 | тюлен | فقمة | -
fish | pez pescado | peixe | poisson | fisch | pesce | 鱼 魚 さかな | 물고기 생선 | рыб | سمكة سمك | דג
shark | tiburón tiburon | tubarão | requin | hai haifisch | squalo | 鲨鱼 サメ | 상어 | акул | قرش | כריש
octopus | pulpo | polvo | poulpe pieuvre | krake tintenfisch oktopus | polpo piovra | 章鱼 タコ | 문어 낙지 | осьминог | أخطبوط | תמנון
squid | calamar | lula | calmar | kalmar | calamaro | 鱿鱼 イカ | 오징어 | кальмар | حبار | דיונון
crab | cangrejo | caranguejo siri | crabe | krabbe krebs | granchio | 螃蟹 カニ | 게 꽃게 | краб | سلطعون | סרטן
lobster | langosta | lagosta | homard | hummer | aragosta | 龙虾 ロブスター | 랍스터 가재 | омар лобстер | كركند | לובסטר
shrimp | camarón gamba | camarão | crevette | garnele | gambero | 虾 エビ | 새우 | креветк | جمبري | שרימפס
jellyfish | medusa | água-viva | méduse | qualle | medusa | 水母 クラゲ | 해파리 | медуз | قنديل البحر | מדוזה
snail | caracol | caracol | escargot | schnecke | lumaca chiocciola | 蜗牛 カタツムリ | 달팽이 | улитк | حلزون | חילזון
butterfly | mariposa | borboleta | papillon | schmetterling | farfalla | 蝴蝶 チョウ | 나비 | бабоч | فراشة | פרפר
bee | abeja | abelha | abeille | biene | ape | 蜜蜂 ハチ | 벌 꿀벌 | пчел пчёл | نحلة | דבורה
ant | hormiga | formiga | fourmi | ameise | formica | 蚂蚁 アリ | 개미 | мурав | نملة | נמלה
spider | araña | aranha | araignée | spinne | ragno | 蜘蛛 クモ | 거미 | паук | عنكبوت | עכביש
worm | gusano lombriz | minhoca verme | ver | wurm | verme | 虫子 ミミズ | 지렁이 벌레 | черв | دودة | תולעת
mosquito | mosquito zancudo | mosquito pernilongo | moustique | mücke | zanzara | 蚊子 蚊 | 모기 | комар | بعوضة | יתוש
cockroach | cucaracha | barata | cafard | kakerlake | scarafaggio | 蟑螂 ゴキブリ | 바퀴벌레 | таракан | صرصور | ג'וק
alien | extraterrestre marciano alienígena | alienígena extraterrestre | extraterrestre | außerirdischer außerirdische | alieno | 外星人 宇宙人 | 외계인 | инопланет пришел | فضائي | חייזר
robot | robot | robô | robot | roboter | robot | 机器人 ロボット | 로봇 | робот | روبوت | רובוט
ghost | fantasma | fantasma | fantôme | gespenst geist | fantasma | 鬼 幽灵 幽霊 おばけ | 유령 귀신 | привид призрак | شبح | רוח רפאים
skull | calavera esqueleto | caveira esqueleto | crâne squelette | schädel skelett totenkopf | teschio scheletro | 骷髅 ドクロ | 해골 | череп скелет | جمجمة | גולגולת
clown | payaso | palhaço | clown | clown | pagliaccio | 小丑 ピエロ | 광대 | клоун | مهرج | ליצן
witch | bruja | bruxa | sorcière | hexe | strega | 女巫 魔女 | 마녀 | ведьм | ساحرة | מכשפה
wizard | mago brujo hechicero | mago bruxo feiticeiro | sorcier magicien | zauberer | mago stregone | 巫师 魔法师 魔法使い | 마법사 | волшебник маг | ساحر | קוסם
vampire | vampiro | vampiro | vampire | vampir | vampiro | 吸血鬼 ヴァンパイア | 뱀파이어 | вампир | مصاص دماء | ערפד
mermaid | sirena | sereia | sirène | meerjungfrau | sirena | 美人鱼 人魚 | 인어 | русал | حورية | -
pirate | pirata | pirata | pirate | pirat | pirata | 海盗 海賊 | 해적 | пират | قرصان | -
ninja | ninja | ninja | ninja | ninja | ninja | 忍者 | 닌자 | ниндзя | نينجا | נינג'ה
astronaut | astronauta | astronauta | astronaute | astronaut raumfahrer | astronauta | 宇航员 宇宙飛行士 | 우주비행사 | космонавт астронавт | رائد فضاء | אסטרונאוט
king | rey | rei | roi | könig | re | 国王 王様 | 왕 | корол царь | ملك | מלך
queen | reina | rainha | reine | königin | regina | 女王 皇后 | 여왕 | королев | ملكة | מלכה
grandma | abuela abuelita | avó vovó | grand-mère mamie | oma großmutter | nonna | 奶奶 おばあちゃん | 할머니 | бабушк | جدة | סבתא
grandpa | abuelo abuelito | avô vovô | grand-père papi | opa großvater | nonno | 爷爷 おじいちゃん | 할아버지 | дедушк дед | جد | סבא
baby | bebé bebe | bebê | bébé | baby säugling | bambino | 宝宝 赤ちゃん | 아기 | младен малыш | طفل رضيع | תינוק
chef | cocinero cocinera | cozinheiro chef | cuisinier | koch köchin | cuoco | 厨师 シェフ | 요리사 | повар | طباخ | שף טבח
angel | ángel | anjo | ange | engel | angelo | 天使 | 천사 | ангел | ملاك | מלאך
devil | diablo demonio | diabo capeta | diable démon | teufel | diavolo | 恶魔 魔鬼 悪魔 | 악마 | дьявол чёрт демон | شيطان | שטן
pizza | pizza | pizza | pizza | pizza | pizza | 披萨 ピザ | 피자 | пицц | بيتزا | פיצה
cheese | queso | queijo | fromage | käse | formaggio | 奶酪 芝士 チーズ | 치즈 | сыр | جبنة جبن | גבינה
bread | pan | pão | pain | brot | pane | 面包 パン | 빵 | хлеб | خبز | לחם
banana | plátano banano | banana | banane | banane | banana | 香蕉 バナナ | 바나나 | банан | موز موزة | בננה
apple | manzana | maçã | pomme | apfel | mela | 苹果 りんご リンゴ | 사과 | яблок | تفاحة | תפוח
orange | naranja | laranja | orange | apfelsine orange | arancia | 橙子 橘子 みかん | 오렌지 귤 | апельсин | برتقالة | תפוז
strawberry | fresa frutilla | morango | fraise | erdbeere | fragola | 草莓 いちご イチゴ | 딸기 | клубник | فراولة | תות
watermelon | sandía | melancia | pastèque | wassermelone | anguria cocomero | 西瓜 スイカ | 수박 | арбуз | بطيخ | אבטיח
pineapple | piña | abacaxi | ananas | ananas | ananas | 菠萝 パイナップル | 파인애플 | ананас | أناناس | אננס
avocado | aguacate palta | abacate | avocat | avocado | avocado | 牛油果 アボカド | 아보카도 | авокадо | أفوكادو | אבוקדו
tomato | tomate jitomate | tomate | tomate | tomate | pomodoro | 西红柿 番茄 トマト | 토마토 | помидор томат | طماطم | עגבנייה
potato | patata papa | batata | patate | kartoffel | patata | 土豆 马铃薯 じゃがいも | 감자 | картош картоф | بطاطا بطاطس | תפוח אדמה
carrot | zanahoria | cenoura | carotte | karotte möhre | carota | 胡萝卜 にんじん | 당근 | морков | جزرة | גזר
onion | cebolla | cebola | oignon | zwiebel | cipolla | 洋葱 玉ねぎ | 양파 | лук | بصل | בצל
garlic | ajo | alho | ail | knoblauch | aglio | 大蒜 にんにく | 마늘 | чеснок | ثوم | שום
mushroom | hongo seta champiñón | cogumelo | champignon | pilz | fungo | 蘑菇 きのこ キノコ | 버섯 | гриб | فطر | פטרייה
pepper | chile pimiento ají | pimenta | piment | chili paprika | peperoncino | 辣椒 唐辛子 | 고추 | перец перц | فلفل | פלפל
egg | huevo | ovo | œuf oeuf | ei eier | uovo | 鸡蛋 卵 たまご | 계란 달걀 | яйц яич | بيضة | ביצה
hamburger | hamburguesa | hambúrguer | burger | hamburger | panino | 汉堡 ハンバーガー | 햄버거 | бургер | برغر | המבורגר
sausage | salchicha chorizo | salsicha linguiça | saucisse | wurst würstchen bratwurst | salsiccia | 香肠 ソーセージ | 소시지 | сосиск колбас | نقانق | נקניקייה
taco | taco | taco | taco | taco | taco | 墨西哥卷 タコス | 타코 | тако | تاكو | טאקו
sushi | sushi | sushi | sushi | sushi | sushi | 寿司 すし | 초밥 스시 | суши | سوشي | סושי
rice | arroz | arroz | riz | reis | riso | 米饭 大米 ごはん | 쌀 밥 | рис | أرز رز | אורז
noodles | fideos tallarines | macarrão | nouilles | nudeln | tagliatelle | 面条 拉面 ラーメン うどん | 라면 국수 | лапш | نودلز | אטריות
soup | sopa caldo | sopa | soupe potage | suppe | zuppa minestra | 汤 スープ | 국 수프 | суп борщ | حساء شوربة | מרק
dumpling | empanada | coxinha pastel | ravioli | knödel maultasche | gnocco | 饺子 包子 餃子 | 만두 | пельмен вареник | زلابية | כיסון
cake | pastel torta tarta | bolo torta | gâteau | kuchen torte | torta | 蛋糕 ケーキ | 케이크 | торт | كعكة | עוגה
cookie | galleta | biscoito bolacha | biscuit | keks plätzchen | biscotto | 饼干 クッキー | 쿠키 | печень | بسكويت | עוגייה
chocolate | chocolate | chocolate | chocolat | schokolade | cioccolato | 巧克力 チョコ | 초콜릿 | шоколад | شوكولاتة | שוקולד
ice cream | helado nieve | sorvete | glace | eis | gelato | 冰淇淋 雪糕 アイスクリーム | 아이스크림 | морожен | آيس كريم بوظة | גלידה
honey | miel | mel | miel | honig | miele | 蜂蜜 はちみつ | 꿀 | мёд мед | عسل | דבש
coffee | café | café cafezinho | café | kaffee | caffè | 咖啡 コーヒー | 커피 | кофе | قهوة | קפה
tea | té | chá | thé | tee | tè | 茶 お茶 | 차 녹차 | чай | شاي | תה
milk | leche | leite | lait | milch | latte | 牛奶 牛乳 ミルク | 우유 | молок | حليب | חלב
beer | cerveza | cerveja | bière | bier | birra | 啤酒 ビール | 맥주 | пив | بيرة | בירה
wine | vino | vinho | vin | wein | vino | 红酒 葡萄酒 ワイン | 와인 | вин | نبيذ | יין
rocket | cohete | foguete | fusée | rakete | razzo | 火箭 ロケット | 로켓 | ракет | صاروخ | רקטה חללית
moon | luna | lua | lune | mond | luna | 月亮 月球 月 | 달 | лун | قمر | ירח
sun | sol | sol | soleil | sonne | sole | 太阳 太陽 | 태양 해 | солнц | شمس | שמש
star | estrella | estrela | étoile | stern | stella | 星星 星 | 별 | звезд звёзд | نجمة | כוכב
planet | planeta | planeta | planète | planet | pianeta | 行星 惑星 | 행성 | планет | كوكب | כוכב לכת
fire | fuego | fogo | feu | feuer | fuoco | 火 | 불 | огонь огн | نار | אש
rainbow | arcoíris | arco-íris | arc-en-ciel | regenbogen | arcobaleno | 彩虹 虹 | 무지개 | радуг | قوس قزح | קשת
cloud | nube | nuvem | nuage | wolke | nuvola | 云 雲 | 구름 | облак туч | غيمة سحابة | ענן
snow | nieve | neve | neige | schnee | neve | 雪 | 눈 | снег | ثلج | שלג
volcano | volcán | vulcão | volcan | vulkan | vulcano | 火山 | 화산 | вулкан | بركان | הר געש
mountain | montaña cerro | montanha | montagne | berg | montagna | 山 | 산 | гор | جبل | הר
tree | árbol | árvore | arbre | baum | albero | 树 木 | 나무 | дерев | شجرة | עץ
flower | flor | flor | fleur | blume | fiore | 花 | 꽃 | цветок цветы | زهرة وردة | פרח
cactus | cactus nopal | cacto | cactus | kaktus | cactus | 仙人掌 サボテン | 선인장 | кактус | صبار | קקטוס
rock | piedra roca | pedra rocha | pierre rocher | stein fels | roccia sasso | 石头 岩 石 | 돌 바위 | камен камн | صخرة حجر | אבן סלע
diamond | diamante | diamante | diamant | diamant | diamante | 钻石 ダイヤ | 다이아몬드 | алмаз бриллиант | ألماس ماسة | יהלום
money | dinero plata | dinheiro grana | argent fric | geld | soldi denaro | 钱 お金 | 돈 | деньг денег | مال نقود | כסף
coin | moneda | moeda | pièce | münze | moneta | 硬币 コイン | 동전 코인 | монет | عملة | מטבע
crown | corona | coroa | couronne | krone | corona | 皇冠 王冠 | 왕관 | корон | تاج | כתר
heart | corazón | coração | cœur coeur | herz | cuore | 心 | 심장 하트 | сердц | قلب | לב
car | coche carro auto | carro | voiture bagnole | auto wagen | macchina | 汽车 車 | 자동차 | машин автомоб | سيارة | מכונית
train | tren | trem | train | zug | treno | 火车 電車 | 기차 | поезд | قطار | רכבת
plane | avión | avião | avion | flugzeug | aereo | 飞机 飛行機 | 비행기 | самолёт самолет | طائرة | מטוס
bicycle | bicicleta bici | bicicleta | vélo bicyclette | fahrrad rad | bicicletta bici | 自行车 自転車 | 자전거 | велосипед | دراجة | אופניים
motorcycle | motocicleta moto | motocicleta moto | moto | motorrad | motocicletta moto | 摩托车 バイク | 오토바이 | мотоцикл | دراجة نارية | אופנוע
boat | barco bote | barco | bateau | boot schiff | barca nave | 船 | 배 | лодк корабл | قارب سفينة | סירה ספינה
skateboard | patineta monopatín | skate | planche | rollbrett | skateboard | 滑板 スケボー | 스케이트보드 | скейт | لوح تزلج | סקייטבורד
guitar | guitarra | violão guitarra | guitare | gitarre | chitarra | 吉他 ギター | 기타 | гитар | غيتار | גיטרה
piano | piano | piano | piano | klavier | pianoforte | 钢琴 ピアノ | 피아노 | пианин рояль | بيانو | פסנתר
drum | tambor batería | tambor bateria | tambour | trommel | tamburo | 鼓 太鼓 | 북 드럼 | барабан | طبل | תוף
trumpet | trompeta | trompete | trompette | trompete | tromba | 喇叭 小号 | 나팔 트럼펫 | труб | بوق | חצוצרה
soccer | fútbol balón | futebol bola | football ballon | fußball | calcio pallone | 足球 サッカー | 축구 | футбол | كرة القدم | כדורגל
book | libro | livro | livre bouquin | buch | libro | 书 本 | 책 | книг | كتاب | ספר
keyboard | teclado | teclado | clavier | tastatur | tastiera | 键盘 キーボード | 키보드 | клавиатур | لوحة مفاتيح | מקלדת
computer | computadora ordenador | computador | ordinateur | computer rechner | computer | 电脑 パソコン | 컴퓨터 | компьютер | حاسوب | מחשב
phone | teléfono celular móvil | telefone celular | téléphone portable | telefon handy | telefono | 手机 携帯 | 전화 휴대폰 | телефон | هاتف | טלפון
hat | sombrero gorro | chapéu | chapeau | hut mütze | cappello | 帽子 | 모자 | шляп шапк | قبعة | כובע
shoe | zapato zapatilla | sapato tênis | chaussure basket | schuh | scarpa | 鞋子 靴 | 신발 | туфл ботин | حذاء | נעל
sock | calcetín media | meia | chaussette | socke strumpf | calzino | 袜子 靴下 | 양말 | носок носк | جورب | גרב
glasses | gafas lentes anteojos | óculos | lunettes | brille | occhiali | 眼镜 メガネ | 안경 | очки | نظارة | משקפיים
umbrella | paraguas | guarda-chuva | parapluie | regenschirm schirm | ombrello | 雨伞 傘 | 우산 | зонт | مظلة | מטרייה
house | casa | casa | maison | haus | casa | 房子 家 | 집 | дом | بيت منزل | בית
castle | castillo | castelo | château | schloss burg | castello | 城堡 城 | 성 | замок | قلعة | טירה
chair | silla | cadeira | chaise | stuhl | sedia | 椅子 | 의자 | стул | كرسي | כיסא
bed | cama | cama | lit | bett | letto | 床 | 침대 | кроват | سرير | מיטה
toilet | inodoro retrete | vaso privada | toilettes | klo toilette | gabinetto | 马桶 トイレ | 변기 화장실 | унитаз | مرحاض | שירותים
teapot | tetera | bule | théière | teekanne | teiera | 茶壶 | 주전자 | чайник | إبريق | קומקום
bomb | bomba | bomba | bombe | bombe | bomba | 炸弹 爆弾 | 폭탄 | бомб | قنبلة | פצצה
sword | espada | espada | épée | schwert | spada | 剑 刀 | 칼 검 | меч | سيف | חרב
brain | cerebro | cérebro | cerveau | gehirn | cervello | 大脑 脳 | 뇌 | мозг | دماغ | מוח
poop | caca mierda popó | cocô bosta | caca merde | kacke kot scheiße | cacca | 便便 屎 うんち | 똥 | какашк | براز | קקי
snowman | muñeco | boneco | bonhomme | schneemann | pupazzo | 雪人 雪だるま | 눈사람 | снеговик | - | -
sea | mar océano | mar oceano | mer océan | meer ozean | mare oceano | 大海 海 | 바다 | море океан | بحر | ים
gift | regalo | presente | cadeau | geschenk | regalo | 礼物 プレゼント | 선물 | подарок | هدية | מתנה
balloon | globo | balão | ballon | luftballon | palloncino | 气球 風船 | 풍선 | шарик | بالون | בלון
clock | reloj | relógio | horloge montre | uhr wecker | orologio | 闹钟 時計 | 시계 | часы | ساعة | שעון
door | puerta | porta | porte | tür | porta | 门 ドア | 문 | двер | باب | דלת
candle | vela | vela | bougie | kerze | candela | 蜡烛 ろうそく | 양초 | свеч | شمعة | נר
policeman | policía | policial | policier flic | polizist | poliziotto | 警察 | 경찰 | полицей | شرطي | שוטר
doctor | médico doctora | médico | médecin docteur | arzt ärztin | medico dottore | 医生 医者 | 의사 | врач доктор | طبيب | רופא
teacher | maestro maestra profesora | professora | professeur maîtresse | lehrer lehrerin | maestra insegnante | 老师 先生 | 선생님 | учител | معلم | מורה
bank | banco | banco | banque | bank sparkasse | banca | 银行 銀行 | 은행 | банк | بنك | בנק
taxi | taxi | táxi | taxi | taxi | taxi tassì | 出租车 タクシー | 택시 | такси | - | מונית
chess | ajedrez | xadrez | échecs | schach | scacchi | 象棋 国际象棋 将棋 | 체스 | шахмат | شطرنج | שחמט
accordion | acordeón | acordeão sanfona | accordéon | akkordeon | fisarmonica | 手风琴 アコーディオン | - | аккордеон | - | -
violin | violín | violino | violon | geige violine | violino | 小提琴 バイオリン | 바이올린 | скрипк | - | כינור
lawn | césped | gramado | pelouse | rasen | prato | 草坪 芝生 | - | - | - | -
`;
