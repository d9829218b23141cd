import { cardSet } from '../../../src/editor/product/card-set';

/** Each part, by its block or its element. */
const parts = ( attributes: Partial< Parameters< typeof cardSet >[ 0 ] > ) => {
	const [ [ name, , inner ] = [ '', {}, [] ] ] = cardSet( {
		heading: 'h3',
		showPrice: true,
		showButton: true,
		quickView: 'none',
		...attributes,
	} );
	expect( name ).toBe( 'vitrine/product-template' );
	return inner.map( ( [ block, own ] ) => own.part ?? block );
};

const USUAL = [
	'image',
	'sale-badge',
	'vitrine/product-title',
	'vitrine/product-rating',
	'vitrine/product-price',
	'vitrine/product-stock',
	'button',
];

describe( 'the parts of a card as blocks', () => {
	it.each( [
		[ 'the default parts', {}, USUAL ],
		[
			'without price and button',
			{ showPrice: false, showButton: false },
			USUAL.filter(
				( part ) =>
					! [ 'vitrine/product-price', 'button' ].includes( part )
			),
		],
		[
			'with a quick view button',
			{ quickView: 'button' },
			[ ...USUAL, 'quick-view' ],
		],
		[
			'with a quick view link',
			{ quickView: 'text' },
			[ ...USUAL, 'quick-view' ],
		],
		[
			'the default parts with the quick view icon on the image',
			{ quickView: 'trigger' },
			USUAL,
		],
		[
			'the default parts if the settings choose the quick view trigger',
			{ quickView: '' },
			USUAL,
		],
	] )( '%s', ( _name, attributes, wanted ) => {
		expect( parts( attributes ) ).toEqual( wanted );
	} );

	it( 'keeps the heading level of titles, which link to their products', () => {
		const [ template ] = cardSet( {
			heading: 'h4',
			showPrice: true,
			showButton: true,
			quickView: '',
		} );
		expect( template?.[ 2 ][ 2 ]?.[ 1 ] ).toEqual( {
			heading: 'h4',
			isLink: true,
		} );
	} );
} );
