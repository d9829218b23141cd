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
		[ 'the usual ones', {}, USUAL ],
		[
			'without price and button',
			{ showPrice: false, showButton: false },
			USUAL.filter(
				( part ) =>
					! [ 'vitrine/product-price', 'button' ].includes( part )
			),
		],
		[
			'with a button of the quick view',
			{ quickView: 'button' },
			[ ...USUAL, 'quick-view' ],
		],
		[
			'with a link of the quick view',
			{ quickView: 'text' },
			[ ...USUAL, 'quick-view' ],
		],
		[ 'an icon is on the image', { quickView: 'trigger' }, USUAL ],
		[ 'the settings say what opens it', { quickView: '' }, USUAL ],
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
