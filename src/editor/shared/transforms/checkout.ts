import { type Shape, exceedsCounterpart, shape, text } from './shape';

const OURS = 'vitrine/checkout-';
const THEIRS = 'woocommerce/checkout-';

/** Required parts are locked, as in the standard layout. */
const locked = { lock: { remove: true, move: false } };

type Area = 'fields' | 'totals' | 'payment';

interface Part {
	ours: string;
	theirs: string;
	/** Column of our part; null: above the columns. */
	area: Area | null;
	/** Attribute of a custom text, in both blocks. */
	word?: readonly [ ours: string, theirs: string ];
	isOptional?: boolean;
}

const TITLE = [ 'title', 'title' ] as const;

/** Our parts and WooCommerce's. */
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

/**
 * WooCommerce's parts that our parts include if the shop needs them: pickup and
 * additional fields.
 */
const WITHIN = [
	'shipping-method-block',
	'pickup-options-block',
	'additional-information-block',
].map( ( name ) => THEIRS + name );

/** A custom text under the other block's attribute name. */
const textAttribute = ( { attributes }: Shape, from?: string, to?: string ) => {
	const word = from === undefined ? '' : text( attributes[ from ] ).trim();
	return to !== undefined && word ? { [ to ]: word } : {};
};

/**
 * Converts WooCommerce's Checkout with its parts and other blocks between them.
 *
 * @param innerBlocks Its inner blocks, with changed attributes only.
 */
export const fromCheckout = ( innerBlocks: readonly Shape[] ): Shape => {
	const above: Shape[] = [];
	const columns: Record< Area, Shape[] > = {
		fields: [],
		totals: [],
		payment: [],
	};
	const put = ( blocks: readonly Shape[], start: Area ) => {
		// Other blocks stay in the column of the part before them.
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
						...textAttribute(
							block,
							part.word?.[ 1 ],
							part.word?.[ 0 ]
						),
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
		// As in WooCommerce's: the order summary is beside the fields.
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
 * Converts our checkout with its parts and other blocks between them.
 *
 * @param innerBlocks Its inner blocks.
 * @return Null if it would lose custom labels or blocks around parts.
 */
export const toCheckout = ( innerBlocks: readonly Shape[] ): Shape | null => {
	if ( exceedsCounterpart( innerBlocks, isOurs ) ) {
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
					textAttribute( block, part.word?.[ 0 ], part.word?.[ 1 ] )
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
