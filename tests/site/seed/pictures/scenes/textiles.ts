import { noise } from '../render/noise';
import { box, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';
import { robe } from './robe';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'f0e8e2' ), color( 'dacabd' ) ];

/** Woven wool: a diagonal weave that shows up close, and two lighter bands. */
const WOOL: Material = {
	dyed: true,
	color: ( x, y, z ) => {
		const twill = Math.sin( ( x + y + z ) * 150 ) * 0.5 + 0.5;
		const band = Math.abs( x ) > 0.46 && Math.abs( x ) < 0.55 ? 1.9 : 1;
		const tone =
			band * ( 1 - 0.2 * twill - 0.12 * noise( x * 30, y * 30, z * 30 ) );
		return [ tone, tone, tone ];
	},
	gloss: 0,
};

/** Three layers folded on each other, with a fringe at the front. */
function folded(): Shape[] {
	const material = WOOL;
	const layers = [ 0.09, 0.26, 0.42 ].map( ( y, i ) => {
		const layer = box(
			[ 0, y, 0 ],
			[ 0.72 - i * 0.012, 0.088, 0.46 - i * 0.015 ],
			0.085,
			material
		);
		return {
			...layer,
			distance: ( x: number, py: number, z: number ) =>
				0.9 *
				( layer.distance( x, py + 0.012 * Math.sin( x * 3 + i ), z ) -
					0.004 * Math.sin( x * 9 + z * 7 + i * 2 ) ),
		};
	} );
	const fringe = Array.from( { length: 27 }, ( _, i ) => {
		const x = -0.66 + i * 0.0508;
		return rod(
			[ x, 0.4, 0.44 ],
			[ x + 0.012 * Math.sin( i * 2.3 ), 0.24, 0.475 ],
			0.014,
			material,
			0.008
		);
	} );
	return [ ...layers, ...fringe ];
}

const VELVET: Material = {
	color: ( x, y, z ) =>
		mix(
			color( 'a8733f' ),
			color( '8c5a2d' ),
			noise( x * 5, y * 5, z * 5 ) + 0.2 * noise( x * 90, y * 90, z * 90 )
		),
	gloss: 0.1,
	polish: 6,
};

/** A cushion: full in the middle, thin toward the seam, with pointed corners. */
function cushion(): Shape[] {
	const pillow: Shape = {
		material: VELVET,
		ball: [ 0, 0.56, 0, 0.85 ],
		distance: ( x, y, z ) => {
			const v = y - 0.56;
			const back = z + v * 0.32;
			const a = Math.abs( x ) / ( 0.55 - 0.035 * Math.cos( v * 2.8 ) );
			const b = Math.abs( v ) / ( 0.55 - 0.035 * Math.cos( x * 2.8 ) );
			const inside = Math.max( 0, ( 1 - a ** 2.6 ) * ( 1 - b ** 2.6 ) );
			const thick = 0.24 * inside ** 0.55;
			const rim = Math.max( a, b ) - 1;
			return (
				0.45 * Math.max( Math.abs( back ) - thick - 0.012, rim * 0.5 )
			);
		},
	};
	return [ pillow ];
}

const FLAX: Material = {
	color: ( x, y, z ) =>
		mix(
			color( 'd9cbb0' ),
			color( 'bba988' ),
			0.5 * noise( x * 140, y * 20, z * 20 ) +
				0.5 * noise( x * 20, y * 20, z * 140 )
		),
	gloss: 0.015,
};

function napkins(): Shape[] {
	return Array.from( { length: 6 }, ( _, i ) =>
		box(
			[
				0.012 * Math.sin( i * 2.1 ),
				0.034 + i * 0.058,
				0.01 * Math.cos( i * 3 ),
			],
			[ 0.5, 0.031, 0.5 ],
			0.028,
			FLAX,
			0.5 + 0.03 * Math.sin( i * 4.7 )
		)
	);
}

function rug(): Shape[] {
	const pattern: Material = {
		color: ( x, _, z ) => {
			const diamond =
				Math.abs( ( ( x * 1.3 + 10.25 ) % 0.5 ) - 0.25 ) +
				Math.abs( ( ( z * 1.3 + 10.25 ) % 0.5 ) - 0.25 );
			const line = Math.abs( diamond - 0.25 ) < 0.03;
			return mix(
				line ? color( '4b4440' ) : color( 'efe5d3' ),
				color( 'b9a88e' ),
				0.2 * noise( x * 24, 1, z * 24 )
			);
		},
		gloss: 0,
	};
	const pile = box(
		[ 0, 0.025, 0 ],
		[ 0.85, 0.025, 0.62 ],
		0.02,
		pattern,
		0.35
	);
	const tassel = Array.from( { length: 24 }, ( _, i ) => {
		const along = -0.58 + i * 0.0504;
		const end = ( out: number ): [ number, number, number ] => [
			out * Math.cos( 0.35 ) + along * Math.sin( 0.35 ),
			0.012,
			along * Math.cos( 0.35 ) - out * Math.sin( 0.35 ),
		];
		return [
			rod( end( 0.85 ), end( 0.94 ), 0.011, FLAX ),
			rod( end( -0.85 ), end( -0.94 ), 0.011, FLAX ),
		];
	} ).flat();
	return [ pile, ...tassel ];
}

/** Scenes of the textiles, by image name. */
export const textiles: Record< string, Scene > = {
	robe,
	throw: {
		backdrop: BACKDROP,
		look: { y: 0.24, height: 1.75 },
		lift: 0.42,
		shapes: folded(),
		dyes: {
			moss: color( '79805a' ),
			sand: color( 'cdb48a' ),
			brick: color( 'a5563f' ),
			slate: color( '5d6b76' ),
		},
	},
	'velvet-cushion': {
		backdrop: BACKDROP,
		look: { y: 0.5, height: 1.7 },
		lift: 0.2,
		shapes: cushion(),
	},
	'linen-napkins': {
		backdrop: BACKDROP,
		look: { y: 0.12, height: 1.7 },
		lift: 0.62,
		shapes: napkins(),
	},
	'berber-rug': {
		backdrop: BACKDROP,
		look: { y: 0, height: 2.15 },
		lift: 0.85,
		shapes: rug(),
	},
};
