// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const mouths = `[grin 4]
k..k
.kk.

[grin 6]
kkkkkk
kdrrdk
.kkkk.

[grin 8]
kkkkkkkk
kddddddk
.kdrrdk.
..kkkk..

[grin 10]
kkkkkkkkkk
kddddddddk
kddrrrrddk
.kdrrrrdk.
..kkkkkk..

[firm 4]
k..k
.kk.

[firm 6]
k....k
.kkkk.

[firm 8]
k......k
.kk..kk.
...kk...

[firm 10]
k........k
.kkk..kkk.
...kkkk...

[frown 4]
.kk.
k..k

[frown 6]
.kkkk.
k....k

[frown 8]
..kkkk..
.k....k.
k......k

[frown 10]
...kkkk...
.kkk..kkk.
kk......kk

[smirk 4]
...k
kkk.

[smirk 6]
.....k
....kk
kkkk..

[smirk 8]
.......k
.....kk.
kkkkkk..

[smirk 10]
.........k
.......kkk
kkkkkkkk..

[wobble 4]
.k.k
k.k.

[wobble 6]
.kk..k
k..kk.

[wobble 8]
.kk..kk.
k..kk..k

[wobble 10]
.kkk..kkk.
kk.kkkk.kk

[flat 4]
kkkk

[flat 6]
kkkkkk

[flat 8]
kkkkkkkk

[flat 10]
kkkkkkkkkk
kkkkkkkkkk

[small 4]
.kk.
.kk.

[small 6]
.kkkk.
.kkkk.

[small 8]
..kkkk..
..kddk..
..kkkk..

[small 10]
...kkkk...
...kddk...
...kkkk...

[shout 4]
.kk.
kddk
krrk
.kk.

[shout 6]
.kkkk.
kddddk
kddddk
kdrrdk
.kkkk.

[shout 8]
..kkkk..
.kddddk.
kddddddk
kddddddk
kddrrddk
.kkrrkk.
..kkkk..

[shout 10]
..kkkkkk..
.kddddddk.
kddddddddk
kddddddddk
kddddddddk
kddrrrrddk
.kdrrrrdk.
..kkkkkk..`;
