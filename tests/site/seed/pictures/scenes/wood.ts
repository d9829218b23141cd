import { grain } from '../render/noise';
import type { Material } from '../render/types';
import { color, mix } from '../render/types';

/**
 * Wood with its grain along an axis.
 *
 * @param light Color between the rings, for example "d8b384".
 * @param dark  Color of the rings.
 * @param axis  Direction of the grain.
 */
export function wood(
	light: string,
	dark: string,
	axis: 'x' | 'y' = 'x'
): Material {
	const pale = color( light );
	const deep = color( dark );
	return {
		color: ( x, y, z ) =>
			mix(
				pale,
				deep,
				0.75 *
					( axis === 'x'
						? grain( x * 2, y * 2, z * 2 )
						: grain( y * 2, x * 2, z * 2 ) )
			),
		gloss: 0.1,
		polish: 16,
	};
}

export const OAK = wood( 'd9b98c', 'b48a58' );
export const OAK_UPRIGHT = wood( 'd9b98c', 'b48a58', 'y' );
export const BEECH = wood( 'e2bf94', 'c99a68', 'y' );
export const ASH = wood( 'e6d5b8', 'c9b08a' );
