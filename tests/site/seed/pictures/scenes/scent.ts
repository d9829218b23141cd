import { noise } from '../render/noise';
import { box, lathe, rod } from '../render/shapes';
import type { Material, Scene, Shape } from '../render/types';
import { color, mix } from '../render/types';

const BACKDROP: Scene[ 'backdrop' ] = [ color( 'efe4e0' ), color( 'd9c2ba' ) ];
const EVENING: Scene[ 'backdrop' ] = [ color( '8a7470' ), color( '776058' ) ];

const WAX: Material = { color: color( 'e8bd6a' ), gloss: 0.12 };
const GLASS: Material = {
	color: color( 'e9eeec' ),
	gloss: 0.8,
	polish: 60,
	clear: 0.78,
};
const AMBER: Material = {
	color: color( 'a8632c' ),
	gloss: 0.8,
	polish: 50,
	clear: 0.35,
};
const REED: Material = { color: color( '8f6b47' ), gloss: 0.04 };

const WICK = rod( [ 0, 0.36, 0 ], [ 0.008, 0.46, 0 ], 0.012, {
	color: color( '3c332c' ),
} );

function candle(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.27 ],
				[ 0.04, 0.3 ],
				[ 0.3, 0.3 ],
				[ 0.6, 0.295 ],
			],
			GLASS
		),
		lathe(
			[
				[ 0.04, 0.26 ],
				[ 0.07, 0.278 ],
				[ 0.37, 0.278 ],
				[ 0.39, 0.27 ],
			],
			WAX
		),
		WICK,
	];
}

function flame(): Shape[] {
	return [
		lathe(
			[
				[ 0, 0.012 ],
				[ 0.05, 0.04 ],
				[ 0.1, 0.036 ],
				[ 0.2, 0.004 ],
			],
			{ color: color( 'ffe6a8' ), glow: 1.6 },
			{ x: 0.008, y: 0.45 }
		),
	];
}

function diffuser(): Shape[] {
	const reeds = [ 0, 1, 2, 3, 4, 5, 6 ].map( ( i ) => {
		const a = ( i / 7 ) * 6.28;
		return rod(
			[ -0.05 * Math.cos( a ), 0.3, -0.05 * Math.sin( a ) ],
			[
				0.3 * Math.cos( a ),
				1.24 + 0.05 * Math.sin( i * 3 ),
				0.2 * Math.sin( a ),
			],
			0.012,
			REED
		);
	} );
	return [
		lathe(
			[
				[ 0, 0.24 ],
				[ 0.04, 0.27 ],
				[ 0.4, 0.27 ],
				[ 0.5, 0.22 ],
				[ 0.54, 0.09 ],
				[ 0.64, 0.09 ],
			],
			AMBER
		),
		lathe(
			[
				[ 0, 0.105 ],
				[ 0.07, 0.105 ],
			],
			{ color: color( 'c9a35c' ), gloss: 0.5, polish: 30 },
			{ y: 0.6 }
		),
		box( [ 0, 0.24, 0.285 ], [ 0.12, 0.1, 0.006 ], 0.004, {
			color: color( 'f3ede2' ),
			gloss: 0.02,
		} ),
		box( [ 0, 0.26, 0.292 ], [ 0.07, 0.006, 0.002 ], 0, {
			color: color( '6b5a4a' ),
		} ),
		box( [ 0, 0.22, 0.292 ], [ 0.045, 0.004, 0.002 ], 0, {
			color: color( '6b5a4a' ),
		} ),
		...reeds,
	];
}

function incense(): Shape[] {
	const stone: Material = {
		color: ( x, y, z ) =>
			mix(
				color( 'd5cfc6' ),
				color( '9d958b' ),
				0.7 * noise( x * 9, y * 9, z * 9 ) +
					0.3 * noise( x * 60, y * 60, z * 60 )
			),
		gloss: 0.04,
	};
	return [
		lathe(
			[
				[ 0, 0.46 ],
				[ 0.03, 0.5 ],
				[ 0.1, 0.52 ],
				[ 0.14, 0.51 ],
			],
			stone,
			{ wall: 0.05 }
		),
		lathe(
			[
				[ 0, 0.08 ],
				[ 0.06, 0.075 ],
				[ 0.09, 0.04 ],
			],
			stone,
			{ y: 0.06 }
		),
		rod( [ 0, 0.13, 0 ], [ 0.36, 0.92, 0 ], 0.011, {
			color: color( '6f5138' ),
		} ),
		rod( [ 0.36, 0.92, 0 ], [ 0.372, 0.947, 0 ], 0.012, {
			color: color( 'e0572b' ),
			glow: 0.7,
		} ),
	];
}

/** Scenes of the scents, by image name. */
export const scent: Record< string, Scene > = {
	'beeswax-candle': {
		backdrop: BACKDROP,
		look: { y: 0.32, height: 1.25 },
		lift: 0.26,
		shapes: candle(),
	},
	'beeswax-candle-lit': {
		backdrop: EVENING,
		look: { y: 0.32, height: 1.25 },
		lift: 0.26,
		day: 0.4,
		lights: [
			{ x: 0, y: 0.62, z: 0.1, reach: 0.5, color: [ 1.3, 0.8, 0.36 ] },
		],
		shapes: [ ...candle(), ...flame() ],
	},
	'reed-diffuser': {
		backdrop: BACKDROP,
		look: { y: 0.62, height: 1.75 },
		shapes: diffuser(),
	},
	'incense-holder': {
		backdrop: BACKDROP,
		look: { y: 0.36, height: 1.5 },
		lift: 0.36,
		shapes: incense(),
	},
};
