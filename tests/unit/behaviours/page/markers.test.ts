import { click, get, openPage, pageSettings, settle } from '../../support/page';

const LISTING = `<ul class="products"><li class="product"><a class="button add_to_cart_button ajax_add_to_cart" data-product_id="7" href="?add-to-cart=7">Add</a></li></ul>`;
const ORDERING = `<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby"><option value="a">A</option><option value="b">B</option></select></form>`;

afterEach( () => history.replaceState( null, '', '/' ) );

describe( 'a page is recognized by its markers', () => {
	it.each( [ '/shop/', '/any/where/', '/', '/checkout/' ] )(
		'at %s as elsewhere [2-02]',
		async ( path ) => {
			history.replaceState( null, '', path );
			const { names } = await openPage( LISTING + ORDERING );
			await click( '.add_to_cart_button' );
			await settle();
			expect( names() ).toEqual( [ 'add_to_cart' ] );
			const submitted = jest.fn( ( event: Event ) =>
				event.preventDefault()
			);
			get( 'form' ).addEventListener( 'submit', submitted );
			get( 'select' ).dispatchEvent(
				new Event( 'change', { bubbles: true } )
			);
			expect( submitted ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( "and ignored without them at the shop's own path [2-02]", async () => {
		const settings = pageSettings();
		history.replaceState(
			null,
			'',
			new URL( settings.shop.shop_url ).pathname
		);
		const { names } = await openPage(
			'<a class="button" data-product_id="7" href="#add">Add</a>',
			{ settings }
		);
		await click( '.button' );
		await settle();
		expect( names() ).toEqual( [] );
	} );
} );
