import { shadeFloor } from './shade';
import type { Color, Scene, Shape } from './types';
import { mix } from './types';

/** Shadows are soft: one place in this length is calculated, those between come of it. */
const GRID = 0.012;

/**
 * The floor of a scene, which fills most of a picture and changes slowly.
 *
 * @param scene The scene.
 * @param solid Its shapes that throw shadows.
 * @param clear Its shapes that throw light ones.
 * @return What the floor does to the backdrop's colour at a place.
 */
export function floorOf(
	scene: Scene,
	solid: readonly Shape[],
	clear: readonly Shape[]
): ( x: number, z: number ) => Color {
	const known = new Map< number, Color >();
	const at = ( i: number, k: number ): Color => {
		const key = i * 100_003 + k;
		let value = known.get( key );
		if ( value === undefined ) {
			value = shadeFloor( scene, solid, clear, i * GRID, k * GRID );
			known.set( key, value );
		}
		return value;
	};
	return ( x, z ) => {
		const i = Math.floor( x / GRID );
		const k = Math.floor( z / GRID );
		const s = x / GRID - i;
		const t = z / GRID - k;
		const left = mix( at( i, k ), at( i, k + 1 ), t );
		return mix( left, mix( at( i + 1, k ), at( i + 1, k + 1 ), t ), s );
	};
}
