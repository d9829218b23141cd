import type { CartSnapshot, PageSettings } from '../../../src/contract/types';
import { cart, line } from '../core/cart/sample';
import { installDialog } from '../support/dialog';
import { click, get, hear, openPage, pageSettings } from '../support/page';
import type { Call, PageOptions } from '../support/page';

const SCOPE = '[data-vitrine-shop="edd"]';

const headerCart = ( kind: string ) =>
	`<div class="vitrine-mini-cart widget_shopping_cart"><a class="vitrine-cart-icon" href="#${ kind }" data-cart-kind="${ kind }"><span class="vitrine-cart-count" data-count="0">0</span></a></div>
	<dialog class="vitrine-cart-drawer" id="vitrine-cart-drawer-${ kind }" data-cart-kind="${ kind }"><button class="vitrine-drawer-close" type="button">x</button><div class="vitrine-cart-contents"><ul><li class="mini_cart_item"><a class="remove_from_cart_button" href="#r" data-cart_item_key="k1">x</a></li></ul></div></dialog>`;
const addButton = ( id: number ) =>
	`<button class="ajax_add_to_cart" data-product_id="${ id }">Add</button>`;

const HTML = `<main>${ headerCart( 'woocommerce' ) }${ addButton( 1 ) }</main>
	<aside data-vitrine-shop="edd">${ headerCart( 'edd' ) }${ addButton(
		2
	) }</aside>
	<script type="application/json" id="vitrine-cart-data-edd">{}</script>`;

const settings = (): PageSettings => {
	const main = pageSettings( { shop: { cart_kind: 'woocommerce' } } );
	return {
		...main,
		beside: {
			scope: 'edd',
			site: '1_edd',
			brands: { ...main.brands, commerce: 'vitrine_edd' },
			ajax_url: `${ main.ajax_url }?vitrine_cart_kind=edd`,
			endpoint_url: `${ main.endpoint_url }&vitrine_cart_kind=edd`,
			shop: {
				...main.shop,
				cart_kind: 'edd',
				cart_url: 'https://shop.test/downloads-checkout/',
			},
		},
	};
};

/** A response with the region and the data under each shop's keys. */
const answer = ( snapshot: CartSnapshot, scope = '' ) => {
	const suffix = scope && `-${ scope }`;
	return {
		fragments: {
			[ `${
				scope && `${ SCOPE } `
			}.vitrine-cart-contents` ]: `<div class="vitrine-cart-contents">${
				scope || 'main'
			} ${ snapshot.count }</div>`,
			[ `#vitrine-cart-data${ suffix }` ]: `<script type="application/json" id="vitrine-cart-data${ suffix }">${ JSON.stringify(
				snapshot
			) }</script>`,
		},
		cart_hash: snapshot.hash,
	};
};

/** Responds, and waits a task for the regions to be rendered. */
const reply = async ( call: Call, body: unknown ) => {
	await call.answer( body );
	await jest.advanceTimersByTimeAsync( 0 );
};

const open = ( more: PageOptions = {} ) =>
	openPage( HTML, { settings: settings(), ...more } );
const count = ( scope: string ) =>
	get( `${ scope } .vitrine-cart-count` ).textContent;
/** Content of a cart; a closed cart has it in a template. */
const contents = ( scope: string ) => {
	const region = get( `${ scope } .vitrine-cart-contents` );
	const kept = region.querySelector( 'template' )?.content ?? region;
	return kept.textContent.trim();
};
const drawer = ( kind: string ) =>
	get< HTMLDialogElement >( `#vitrine-cart-drawer-${ kind }` );

installDialog();
beforeEach( () => {
	jest.useFakeTimers();
	Object.assign( window, { innerWidth: 1280, innerHeight: 800 } );
} );
afterEach( () => {
	for ( const dialog of document.querySelectorAll( 'dialog' ) ) {
		dialog.close();
	}
	jest.useRealTimers();
} );

describe( 'two shops on one page', () => {
	it( 'sends an add to the shop whose markup it is in, and leaves the other cart unchanged', async () => {
		const { calls, last } = await open();
		await click( `${ SCOPE } .ajax_add_to_cart` );
		expect( calls.map( ( { name, kind } ) => [ name, kind ] ) ).toEqual( [
			[ 'add_to_cart', 'edd' ],
		] );
		expect( [ count( 'main' ), count( SCOPE ) ] ).toEqual( [ '0', '1' ] );
		await reply( last(), answer( cart( [ line( 'k2', 1 ) ] ), 'edd' ) );
		expect( contents( SCOPE ) ).toBe( 'edd 1' );
		expect( contents( 'main' ) ).toBe( 'x' );

		await click( 'main .ajax_add_to_cart' );
		expect( last() ).toMatchObject( { name: 'add_to_cart', kind: '' } );
		await reply( last(), answer( cart( [ line( 'k1', 3 ) ] ) ) );
		expect( contents( 'main' ) ).toBe( 'main 3' );
		expect( contents( SCOPE ) ).toBe( 'edd 1' );
		expect( [ count( 'main' ), count( SCOPE ) ] ).toEqual( [ '3', '1' ] );
	} );

	it( 'opens each drawer with its own cart [2.6-11]', async () => {
		const { calls, last } = await open();
		await click( `${ SCOPE } .vitrine-cart-icon` );
		expect( drawer( 'edd' ).open ).toBe( true );
		expect( drawer( 'woocommerce' ).open ).toBe( false );
		await click( `${ SCOPE } .remove_from_cart_button` );
		expect( last() ).toMatchObject( {
			name: 'remove_from_cart',
			kind: 'edd',
			body: { cart_item_key: 'k1' },
		} );
		await reply( last(), answer( cart( [] ), 'edd' ) );
		await click( `${ SCOPE } .vitrine-drawer-close` );
		expect( drawer( 'edd' ).open ).toBe( false );

		await click( 'main .vitrine-cart-icon' );
		expect( drawer( 'woocommerce' ).open ).toBe( true );
		expect( drawer( 'edd' ).open ).toBe( false );
		await click( 'main .remove_from_cart_button' );
		expect( last() ).toMatchObject( {
			name: 'remove_from_cart',
			kind: '',
		} );
		expect( calls.filter( ( { kind } ) => kind === '' ) ).toHaveLength( 1 );
	} );

	it( 'reads each count from its own cookies', async () => {
		await open( {
			cookies:
				'woocommerce_items_in_cart=2; vitrine_edd_items_in_cart=5; edd_items_in_cart=1',
		} );
		expect( [ count( 'main' ), count( SCOPE ) ] ).toEqual( [ '2', '5' ] );
	} );

	it( 'stores the regions of each separately', async () => {
		const { last, storage } = await open();
		await click( `${ SCOPE } .ajax_add_to_cart` );
		await reply( last(), answer( cart( [ line( 'k2', 1 ) ] ), 'edd' ) );
		expect(
			[ ...storage.keys() ].filter( ( key ) => /fragments/.test( key ) )
		).toEqual( [ 'vitrine_fragments_1_edd' ] );
	} );

	it( "ignores a region of one shop in the other's response", async () => {
		const { last } = await open();
		await click( 'main .ajax_add_to_cart' );
		const told = answer( cart( [ line( 'k1', 1 ) ] ) );
		Object.assign( told.fragments, {
			'.vitrine-mini-cart':
				'<div class="vitrine-mini-cart">of another plugin</div>',
		} );
		await reply( last(), told );
		expect( get( 'main .vitrine-mini-cart' ).textContent ).toBe(
			'of another plugin'
		);
		expect( count( SCOPE ) ).toBe( '0' );
	} );

	it( 'exposes both carts and opens the requested drawer', async () => {
		await open();
		const { vitrine } = window;
		expect( Object.keys( vitrine?.carts ?? {} ) ).toEqual( [
			'woocommerce',
			'edd',
		] );
		expect( vitrine?.cart ).toBe( vitrine?.carts.woocommerce );
		expect( vitrine?.openDrawer( 'edd' ) ).toBe( true );
		expect( drawer( 'edd' ).open ).toBe( true );
		vitrine?.closeDrawer();
		expect( vitrine?.openDrawer() ).toBe( true );
		expect( drawer( 'woocommerce' ).open ).toBe( true );
	} );

	it( 'names the changed cart in its event', async () => {
		const { last } = await open();
		await click( `${ SCOPE } .ajax_add_to_cart` );
		const heard = hear( 'vitrine:cart-changed' );
		await reply( last(), answer( cart( [ line( 'k2', 1 ) ] ), 'edd' ) );
		expect( heard ).toMatchObject( [
			{ kind: 'edd', cart: { count: 1 } },
		] );
	} );
} );
