import { cart, line } from '../../core/cart/sample';
import {
	answerOf,
	click,
	get,
	keptOf,
	openPage,
	settle,
} from '../../support/page';

interface Recorded {
	event: string;
	args: unknown[];
	button: string;
}
type Handler = ( ...args: unknown[] ) => unknown;

const BUTTON = '.ajax_add_to_cart';
const HTML = `<button class="ajax_add_to_cart" type="button" data-product_id="1">Add</button><div class="region"></div>`;
const ONE = cart( [ line( 'p1', 1 ) ] );

/** jQuery stub with what a plugin uses. */
const createJQuery = () => {
	const handlers: Record< string, Handler[] > = {};
	const log: Recorded[] = [];
	const run = ( event: string, args: unknown[] ) => {
		log.push( {
			event,
			args,
			button: document.querySelector( BUTTON )?.className ?? '',
		} );
		return ( handlers[ event ] ?? [] ).map( ( handler ) =>
			handler( { type: event }, ...args )
		);
	};
	const kept: Record< string, unknown > = {};
	const jQuery = ( target: unknown ) => ( {
		0:
			target instanceof Element
				? target
				: ( target as Recorded[ 'args' ] )[ 0 ],
		length: 1,
		on: ( events: string, handler: Handler ) => {
			for ( const event of events.split( ' ' ) ) {
				( handlers[ event ] ??= [] ).push( handler );
			}
		},
		trigger: ( event: string, args: unknown[] = [] ) => {
			run( event, args );
		},
		triggerHandler: ( event: string, args: unknown[] = [] ) =>
			run( event, args ).at( -1 ),
		data: () => kept,
	} );
	return {
		jQuery,
		log,
		kept,
		events: () => log.map( ( { event } ) => event ),
	};
};

const shop = window as { jQuery?: unknown };

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	delete shop.jQuery;
	jest.useRealTimers();
} );

const open = async () => {
	const spy = createJQuery();
	shop.jQuery = spy.jQuery;
	const page = await openPage( HTML );
	return { ...spy, ...page };
};

it( "fires WooCommerce's events in order, with arguments", async () => {
	const { last, events, log } = await open();
	const $button = expect.objectContaining( { 0: get( BUTTON ) } ) as unknown;
	const answer = answerOf( ONE );
	await click( BUTTON );
	await last().answer( answer );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( events() ).toEqual( [
		'should_send_ajax_request.adding_to_cart',
		'adding_to_cart',
		'added_to_cart',
		'wc_cart_button_updated',
		'wc_fragments_loaded',
		// The response also serves as the following refresh.
		'wc_fragments_refreshed',
	] );
	expect( log.map( ( { args } ) => args ) ).toEqual( [
		[ $button ],
		[ $button, { product_id: '1' } ],
		[ keptOf( ONE ), ONE.hash, $button ],
		[ $button ],
		[],
		[],
	] );
	expect( log[ 0 ]?.button ).toContain( 'loading' );
	expect( log[ 2 ]?.button ).toContain( 'loading' );
	expect( log[ 3 ]?.button ).toBe( 'ajax_add_to_cart added' );
} );

it.each( [ undefined, true, null, 0 ] )(
	'does not treat %p as a veto',
	async ( value ) => {
		const { jQuery, names } = await open();
		jQuery( document.body ).on(
			'should_send_ajax_request.adding_to_cart',
			() => value
		);
		await click( BUTTON );
		expect( names() ).toEqual( [ 'add_to_cart' ] );
	}
);

it( 'treats a strict false as a veto: the button is reset [4.1-03], nothing is sent [4.1-04]', async () => {
	const { jQuery, names, events, log } = await open();
	jQuery( document.body ).on(
		'should_send_ajax_request.adding_to_cart',
		() => false
	);
	await click( BUTTON );
	expect( names() ).toEqual( [] );
	expect( get( BUTTON ).className ).toBe( 'ajax_add_to_cart' );
	expect( events().slice( 1 ) ).toEqual( [
		'ajax_request_not_sent.adding_to_cart',
		'wc_cart_button_updated',
	] );
	expect( log[ 1 ]?.args ).toEqual( [
		false,
		false,
		expect.objectContaining( { 0: get( BUTTON ) } ),
	] );
} );

it( 'lets a listener change the sent data', async () => {
	const { jQuery, last } = await open();
	jQuery( document.body ).on( 'adding_to_cart', ( _event, _button, data ) =>
		Object.assign( data as object, { engraving: 'Ada' } )
	);
	await click( BUTTON );
	expect( last().body ).toEqual( { product_id: '1', engraving: 'Ada' } );
} );

it( 'refreshes on events of other scripts', async () => {
	const { jQuery, names, last } = await open();
	for ( const event of [
		'wc_fragment_refresh',
		'added_to_cart',
		'removed_from_cart',
	] ) {
		jQuery( document.body ).trigger( event, [ {}, 'x' ] );
		await settle();
		await last().answer( answerOf( ONE ) );
	}
	expect( names() ).toEqual( Array( 3 ).fill( 'get_refreshed_fragments' ) );
} );

it( 'fires events of refreshed and failed fragments [8.1-05]', async () => {
	const { jQuery, last, events } = await open();
	jQuery( document.body ).trigger( 'wc_fragment_refresh' );
	await settle();
	await last().answer( answerOf( ONE ) );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( events().at( -1 ) ).toBe( 'wc_fragments_refreshed' );
	jQuery( document.body ).trigger( 'wc_fragment_refresh' );
	await settle();
	await last().answer( 'no', 500 );
	expect( events().at( -1 ) ).toBe( 'wc_fragments_ajax_error' );
} );

it( 'finds jQuery loaded later', async () => {
	const { last } = await openPage( HTML );
	const { jQuery, events } = createJQuery();
	shop.jQuery = jQuery;
	window.dispatchEvent( new Event( 'load' ) );
	await click( BUTTON );
	await last().answer( answerOf( ONE ) );
	expect( events() ).toContain( 'added_to_cart' );
} );

it( "updates regions of another script's add and resets its button", async () => {
	const { jQuery, events, last } = await open();
	get( BUTTON ).classList.add( 'loading' );
	jQuery( document.body ).trigger( 'added_to_cart', [
		{ '.region': '<div class="region">theirs</div>' },
		'x',
		jQuery( get( BUTTON ) ),
	] );
	await settle();
	await jest.advanceTimersByTimeAsync( 0 );
	expect( get( '.region' ).textContent ).toBe( 'theirs' );
	expect( get( BUTTON ).className ).toBe( 'ajax_add_to_cart added' );
	expect( events() ).toEqual( [
		'added_to_cart',
		'wc_cart_button_updated',
		'wc_fragments_loaded',
	] );
	await last().answer( answerOf( ONE ) );
} );

it( 'refreshes when a listener of our event requests it', async () => {
	const { jQuery, names, last } = await open();
	jQuery( document.body ).on( 'added_to_cart', () =>
		jQuery( document.body ).trigger( 'wc_fragment_refresh' )
	);
	await click( BUTTON );
	await last().answer( answerOf( ONE ) );
	await jest.advanceTimersByTimeAsync( 0 );
	expect( names() ).toContain( 'get_refreshed_fragments' );
} );

it( 'sends data set by jQuery, attributes first', async () => {
	const { kept, last } = await open();
	Object.assign( kept, { product_id: 9, gift: true, form: {} } );
	await click( BUTTON );
	expect( last().body ).toEqual( { product_id: '1', gift: 'true' } );
} );

it( 'activates a link with role button by space', async () => {
	const { names } = await open();
	const link = document.createElement( 'a' );
	link.className = 'ajax_add_to_cart';
	link.dataset.product_id = '2';
	link.setAttribute( 'role', 'button' );
	get( '.region' ).append( link );
	const space = new KeyboardEvent( 'keydown', {
		key: ' ',
		bubbles: true,
		cancelable: true,
	} );
	link.dispatchEvent( space );
	await settle();
	expect( space.defaultPrevented ).toBe( true );
	expect( names() ).toEqual( [ 'add_to_cart' ] );
} );
