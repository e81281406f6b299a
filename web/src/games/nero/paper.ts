// The grain of old paper: a little noise, always the same.

const [WIDTH, HEIGHT] = [400, 250];

/** Paint it over the whole of a canvas that is `width` x `height` of its own units. */
export function paintPaper(context: CanvasRenderingContext2D, width: number, height: number): void {
  const sheet = new OffscreenCanvas(WIDTH, HEIGHT);
  const grains = sheet.getContext("2d")!;
  const image = grains.createImageData(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const grain =
        noise(x / 46, y / 34) * 0.5 +
        noise(x / 21, y / 16) * 0.28 +
        noise(x / 9, y / 7) * 0.14 +
        noise(x / 3, y / 3) * 0.08;
      image.data.set([64, 46, 20, Math.max(0, grain - 0.36) * 100], (y * WIDTH + x) * 4);
    }
  }
  grains.putImageData(image, 0, 0);
  context.drawImage(sheet, 0, 0, width, height);
}

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [soft(x - left), soft(y - top)];
  const above = dot(left, top) * (1 - u) + dot(left + 1, top) * u;
  const below = dot(left, top + 1) * (1 - u) + dot(left + 1, top + 1) * u;
  return above * (1 - v) + below * v;
}

function soft(t: number): number {
  return t * t * (3 - 2 * t);
}

/** A number between 0 and 1 that is always the same for a place. */
function dot(x: number, y: number): number {
  const found = Math.sin(x * 127.1 + y * 311.7 + 69) * 43758.5453;
  return found - Math.floor(found);
}
