import { shadeFloor } from './shade';
import type { Color, Scene, Shape } from './types';
import { mix } from './types';

/** Shadows are soft: one value per grid cell is calculated, those between are interpolated. */
const GRID = 0.012;

/**
 * Returns the shading of a scene's floor, which fills most of an image and
 * changes slowly.
 *
 * @param scene The scene.
 * @param solid Shapes that cast shadows.
 * @param clear Transparent shapes, which cast light shadows.
 * @return Changes the backdrop's color at a point of the floor.
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
