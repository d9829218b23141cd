import { dispatch, select, subscribe } from '@wordpress/data';
import contract from '../../../src/contract';
import type { LoopActions, LoopSelectors } from '../../../src/contract/types';
import type { LoopStore } from '../../../src/stores/loop';
import { good, listing, openListings } from '../behaviours/loop/world';
import { settle } from '../support/page';

const CARE = '[data-type="care"]';

/** Event by which the store offers to hold the listings' state. */
let offer: CustomEvent;
let store: LoopStore;

beforeAll( async () => {
	document.body.innerHTML = listing( 1 );
	window.vitrine = {} as NonNullable< typeof window.vitrine >;
	document.body.addEventListener(
		contract.events.native.loop_store,
		( event ) => {
			offer = event as CustomEvent;
		}
	);
	( { loopStore: store } = await import( '../../../src/stores/loop' ) );
	delete window.vitrine;
} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

// With the published types.
const read = (): LoopSelectors => select( store );
const change = (): LoopActions => dispatch( store );

const open = ( html = listing( 1 ) + listing( 2 ) ) =>
	openListings( html, {}, true, undefined, offer );

describe( 'the listings store', () => {
	it( 'is registered, with the state of each listing', () => {
		open();
		expect( store.name ).toBe( 'vitrine/loop' );
		expect( read().getLoops() ).toHaveLength( 2 );
		expect( read().getLoops() ).toBe( read().getLoops() );
		expect( read().getLoop( 2 ) ).toMatchObject( {
			query_id: 2,
			chosen: { search: '', button: '' },
			busy: false,
			answer: null,
		} );
		expect( read().getLoop( 3 ) ).toBeNull();
	} );

	it( 'follows a visitor from selection to response', async () => {
		const { asked, click } = open();
		await click( CARE, 2 );
		expect( read().getLoop( 2 )?.chosen.button ).toBe( 'care' );
		expect( read().getLoop( 2 )?.shown.button ).toBe( '' );
		expect( [ read().isBusy( 1 ), read().isBusy( 2 ) ] ).toEqual( [
			false,
			true,
		] );
		await asked[ 0 ]!.answer( good( 'care' ) );
		expect( read().getLoop( 2 )?.shown.button ).toBe( 'care' );
		expect( read().isBusy( 2 ) ).toBe( false );
		expect( read().getTotal( 2 ) ).toBe( 6 );
		expect( read().getLoop( 2 )?.answer ).toEqual( {
			count: 'Showing care',
			total: 6,
		} );
	} );

	it( 'takes over earlier state', async () => {
		const before = openListings( listing( 1 ) );
		await before.use( '[data-loop-control="search"]', 'lamp' );
		await before.click( CARE );
		before.offer( offer );
		expect( read().getLoop( 1 ) ).toMatchObject( {
			busy: true,
			chosen: { search: 'lamp', button: 'care' },
		} );
		await before.asked[ 0 ]!.answer( good( 'lamps' ) );
		expect( read().getLoop( 1 )?.shown.search ).toBe( 'lamp' );
		expect( before.find( '[data-loop-area="1"]' ).textContent ).toBe(
			'lamps'
		);
	} );

	it( 'changes controls at once, and the results follow', async () => {
		const { asked, chosen, find, wait } = open();
		void change().filter( 1, 'checkbox', [ 'care', 'rooms' ] );
		void change().sort( 1, 'title' );
		void change().search( 1, 'oak' );
		await settle();
		const box = find< HTMLInputElement >( '[type="checkbox"]' );
		const field = find< HTMLInputElement >( '[type="search"]' );
		expect( [ box.checked, field.value ] ).toEqual( [ true, 'oak' ] );
		await wait();
		expect( chosen() ).toEqual( {
			checkbox: '["care","rooms"]',
			search: 'oak',
			sorting: 'title',
		} );
		await asked[ 0 ]!.answer( good( 'oaks' ) );
		expect( window.location.search ).toBe(
			'?checkbox-1=care%2Crooms&search-1=oak&sorting-1=title'
		);
		void change().goToPage( 1, 2 );
		await settle();
		expect( chosen() ).toMatchObject( { search: 'oak', paged: '2' } );
		void change().reset( 1 );
		await wait();
		expect( chosen() ).toEqual( {} );
		expect( box.checked ).toBe( false );
	} );

	it( 'retries a failed request and has its reason', async () => {
		const { asked, click, chosen } = open();
		await click( CARE );
		await asked[ 0 ]!.fail();
		expect( read().getLoop( 1 ) ).toMatchObject( {
			busy: false,
			failure: 'No network.',
			shown: { button: '' },
		} );
		void change().retry( 1 );
		await settle();
		expect( chosen() ).toEqual( { buttonFilter: 'care' } );
		expect( asked ).toHaveLength( 2 );
	} );

	it( 'handles dispatches of a subscriber in order', async () => {
		const { asked, click } = open();
		let once = false;
		const stop = subscribe( () => {
			if ( ! once && read().getLoop( 1 )?.chosen.button === 'care' ) {
				once = true;
				void change().filter( 2, 'button', 'rooms' );
			}
		}, store );
		await click( CARE, 1 );
		stop();
		expect(
			asked.map( ( { fields } ) => [
				fields.queryId,
				fields.buttonFilter,
			] )
		).toEqual( [
			[ '1', 'care' ],
			[ '2', 'rooms' ],
		] );
	} );
} );
