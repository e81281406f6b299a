// The peer: boardgame.io as its own documentation sets it up, with a game whose rules cost next to nothing.
//
//   NODE_ENV=production node server.js PORT
//
// Two players take stones, four in a turn; who takes the last one wins. Each holds a hand that the other may not see.

const { Server } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const STONES = 200; // about as many decisions as a game of Caesar & Cleopatra has
const MOVES = 4; // a turn, as there; ending a turn after every move would cost boardgame.io more
const HAND = 5;

const stones = {
  name: 'stones',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => {
    const cards = random.Shuffle([...Array(20).keys()]);
    return {
      stones: STONES,
      secret: { deck: cards.slice(2 * HAND) },
      players: { 0: { hand: cards.slice(0, HAND) }, 1: { hand: cards.slice(HAND, 2 * HAND) } },
    };
  },
  turn: { minMoves: MOVES, maxMoves: MOVES },
  moves: {
    take: ({ G }) => {
      G.stones -= 1;
    },
  },
  endIf: ({ G, ctx }) => (G.stones === 0 ? { winner: ctx.currentPlayer } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

const server = Server({ games: [stones], origins: [] });
server.run({ port: { host: '127.0.0.1', port: Number(process.argv[2]) } });
