import { get, openPage } from '../../support/page';

const HTML = `<p class="woocommerce-result-count" role="status">Showing all 5 results</p>
<form class="woocommerce-ordering" method="get"><select class="orderby" name="orderby"><option>menu_order</option><option>price</option></select></form>`;

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'submits a selected order at once [2.1-01]', async () => {
	await openPage( HTML );
	const submit = jest
		.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
		.mockReturnValue( undefined );
	get< HTMLSelectElement >( 'select' ).value = 'price';
	get( 'select' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( submit.mock.contexts ).toEqual( [ get( 'form' ) ] );
	submit.mockRestore();
} );

it( 'announces the result count again after two seconds [2.1-02] [4.18-02] [9.3-03]', async () => {
	await openPage( HTML );
	const changes = new MutationObserver( () => undefined );
	changes.observe( get( '.woocommerce-result-count' ), { childList: true } );
	jest.advanceTimersByTime( 1999 );
	expect( changes.takeRecords() ).toEqual( [] );
	jest.advanceTimersByTime( 1 );
	expect( changes.takeRecords() ).not.toEqual( [] );
	expect( get( '[role="status"]' ).textContent ).toBe(
		'Showing all 5 results'
	);
} );
