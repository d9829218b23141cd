import { arrivals } from './arrivals';
import { ceramics } from './ceramics';
import { furniture } from './furniture';
import { gifts } from './gifts';
import { kitchen } from './kitchen';
import { lighting } from './lighting';
import { scent } from './scent';
import { textiles } from './textiles';
import type { Scene } from '../render/types';

/** Every scene, by the name of its image. */
export const scenes: Record< string, Scene > = {
	...ceramics,
	...lighting,
	...textiles,
	...kitchen,
	...furniture,
	...scent,
	...gifts,
	...arrivals,
};
