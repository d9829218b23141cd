import {
	queryOf,
	sectionOf,
	tabOf,
	tabsOf,
	TABS,
} from '../../../../src/core/settings/tabs';

const ALL = Object.values( TABS ).flat();

/** The tabs of a WooCommerce shop manager. */
const FEW = [ 'cart', 'product', 'loop', 'checkout', 'header', 'woocommerce' ];

describe( 'settings tabs', () => {
	it( 'are at most seven, with each section in one', () => {
		expect( Object.keys( TABS ).length ).toBeLessThanOrEqual( 7 );
		expect( new Set( ALL ).size ).toBe( ALL.length );
	} );

	it( 'omit missing sections and put unknown ones under Advanced', () => {
		expect(
			tabsOf( [ ...FEW, 'of-another-plugin' ] ).map(
				( { id, sections } ) => [ id, sections.join() ]
			)
		).toEqual( [
			[ 'general', 'header' ],
			[ 'products', 'product,cart,loop' ],
			[ 'accounts', 'checkout' ],
			[ 'advanced', 'woocommerce,of-another-plugin' ],
		] );
		expect( tabsOf( [] ) ).toEqual( [] );
	} );

	it.each( [
		[ '', '', 'header' ],
		[ 'general', '', 'header' ],
		[ 'products', '', 'product' ],
		[ 'products', 'loop', 'loop' ],
		[ 'products', 'nonsense', 'product' ],
		[ 'nonsense', '', 'header' ],
		[ 'tax', '', 'header' ],
		[ 'advanced', '', 'woocommerce' ],
		[ 'cart', '', 'cart' ],
		[ 'checkout', '', 'checkout' ],
		[ 'tax', 'loop', 'loop' ],
	] )(
		'a URL with tab “%s” and section “%s” shows %s',
		( tab, section, shown ) => {
			expect( sectionOf( tabsOf( FEW ), tab, section ) ).toBe( shown );
		}
	);

	it( 'have URLs that lead back to the same section', () => {
		const tabs = tabsOf( ALL );
		for ( const section of ALL ) {
			const query = new URLSearchParams( queryOf( tabs, section ) );
			expect( query.get( 'tab' ) ).toBe( tabOf( tabs, section )?.id );
			expect(
				sectionOf(
					tabs,
					query.get( 'tab' ) ?? '',
					query.get( 'section' ) ?? ''
				)
			).toBe( section );
		}
		expect( queryOf( tabs, 'nonsense' ) ).toBe( '' );
		expect( sectionOf( [], 'general', '' ) ).toBe( '' );
	} );
} );
