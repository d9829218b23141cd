import { type Shape, isBeyondTheirs, shape, text } from './shape';

const OURS = 'vitrine/checkout-';
const THEIRS = 'woocommerce/checkout-';

/** What a checkout cannot do without, as its own layout has it. */
const locked = { lock: { remove: true, move: false } };

type Area = 'fields' | 'totals' | 'payment';

interface Part {
	ours: string;
	theirs: string;
	/** Where ours stands; null: above all columns. */
	area: Area | null;
	/** Attribute of ours with a word of the owner's, and what it is called in theirs. */
	word?: readonly [ ours: string, theirs: string ];
	isOptional?: boolean;
}

const TITLE = [ 'title', 'title' ] as const;

/** Ours beside WooCommerce's. */
const PARTS: readonly Part[] = [
	{
		ours: 'express',
		theirs: 'express-payment-block',
		area: null,
		isOptional: true,
	},
	{
		ours: 'contact',
		theirs: 'contact-information-block',
		area: 'fields',
		word: TITLE,
	},
	{
		ours: 'billing-address',
		theirs: 'billing-address-block',
		area: 'fields',
		word: TITLE,
	},
	{
		ours: 'shipping-address',
		theirs: 'shipping-address-block',
		area: 'fields',
		word: TITLE,
	},
	{
		ours: 'shipping-methods',
		theirs: 'shipping-methods-block',
		area: 'fields',
		word: TITLE,
	},
	{
		ours: 'additional-information',
		theirs: 'order-note-block',
		area: 'fields',
		isOptional: true,
	},
	{ ours: 'order-summary', theirs: 'order-summary-block', area: 'totals' },
	{
		ours: 'payment',
		theirs: 'payment-block',
		area: 'payment',
		word: TITLE,
	},
	{ ours: 'terms', theirs: 'terms-block', area: 'payment' },
	{
		ours: 'place-order',
		theirs: 'actions-block',
		area: 'payment',
		word: [ 'text', 'placeOrderButtonLabel' ],
	},
];

/** Theirs that our parts bring along where the shop has them: pickup, further fields. */
const WITHIN = [
	'shipping-method-block',
	'pickup-options-block',
	'additional-information-block',
].map( ( name ) => THEIRS + name );

/** A word of the owner's under its other name. */
const said = ( { attributes }: Shape, from?: string, to?: string ) => {
	const word = from === undefined ? '' : text( attributes[ from ] ).trim();
	return to !== undefined && word ? { [ to ]: word } : {};
};

/**
 * WooCommerce's Checkout as ours, with its parts and what stands between them.
 *
 * @param innerBlocks In it, each with what its owner has changed.
 */
export const fromCheckout = ( innerBlocks: readonly Shape[] ): Shape => {
	const above: Shape[] = [];
	const columns: Record< Area, Shape[] > = {
		fields: [],
		totals: [],
		payment: [],
	};
	const put = ( blocks: readonly Shape[], start: Area ) => {
		// What is no part stays below the part that it follows.
		let area = start;
		for ( const block of blocks ) {
			const part = PARTS.find(
				( { theirs } ) => THEIRS + theirs === block.name
			);
			if ( part ) {
				area = part.area ?? area;
				( part.area ? columns[ part.area ] : above ).push(
					shape( OURS + part.ours, {
						...( part.isOptional ? {} : locked ),
						...said( block, part.word?.[ 1 ], part.word?.[ 0 ] ),
					} )
				);
			} else if ( ! WITHIN.includes( block.name ) ) {
				columns[ area ].push( block );
			}
		}
	};
	for ( const block of innerBlocks ) {
		if ( block.name === `${ THEIRS }fields-block` ) {
			put( block.innerBlocks, 'fields' );
		} else if ( block.name === `${ THEIRS }totals-block` ) {
			put( block.innerBlocks, 'totals' );
		} else {
			put( [ block ], 'fields' );
		}
	}
	return shape(
		'vitrine/checkout',
		// As theirs: what is bought stands beside the fields.
		innerBlocks.length ? { layout: 'modern' } : {},
		innerBlocks.length === 0
			? []
			: [
					...above,
					...Object.entries( columns ).map( ( [ area, blocks ] ) =>
						shape( `${ OURS }column`, { area, ...locked }, blocks )
					),
			  ]
	);
};

const isOurs = ( name: string ): boolean => name.startsWith( OURS );

/**
 * Our checkout as WooCommerce's, with its parts and what stands between them.
 *
 * @param innerBlocks In it.
 * @return Null where it would lose labels, or what stands around parts.
 */
export const toCheckout = ( innerBlocks: readonly Shape[] ): Shape | null => {
	if ( isBeyondTheirs( innerBlocks, isOurs ) ) {
		return null;
	}
	const fields: Shape[] = [];
	const totals: Shape[] = [];
	const put = ( block: Shape, column: string ) => {
		if ( block.name === `${ OURS }column` ) {
			block.innerBlocks.forEach( ( inner ) =>
				put( inner, text( block.attributes.area ) )
			);
			return;
		}
		const part = PARTS.find( ( { ours } ) => OURS + ours === block.name );
		if ( part ) {
			( part.area === 'totals' ? totals : fields ).push(
				shape(
					THEIRS + part.theirs,
					said( block, part.word?.[ 0 ], part.word?.[ 1 ] )
				)
			);
		} else if ( ! isOurs( block.name ) ) {
			( column === 'totals' ? totals : fields ).push( block );
		}
	};
	innerBlocks.forEach( ( block ) => put( block, 'fields' ) );
	return shape(
		'woocommerce/checkout',
		{},
		innerBlocks.length === 0
			? []
			: [
					shape( `${ THEIRS }fields-block`, {}, fields ),
					shape( `${ THEIRS }totals-block`, {}, totals ),
			  ]
	);
};
