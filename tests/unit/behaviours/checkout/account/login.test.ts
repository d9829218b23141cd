import { focused, get, settle, type } from '../../../support/page';
import { openEngine } from '../parts/engine';
import { hangUp, last, sent } from '../shop';

afterEach( () => {
	sessionStorage.clear();
	hangUp();
} );

const logIn = async () => {
	const shop = await openEngine();
	await type( '#username', ' ada ' );
	await type( '#password', 'secret' );
	const event = new Event( 'submit', { bubbles: true, cancelable: true } );
	get( 'form.login' ).dispatchEvent( event );
	await settle();
	return { ...shop, prevented: event.defaultPrevented };
};

const FAILED = {
	success: false,
	data: { success: false, error: 'Not together', code: '' },
};

describe( 'a login at the checkout', () => {
	it( 'sends the documented request [7.9-01] [6-12]', async () => {
		const { prevented } = await logIn();
		expect( prevented ).toBe( true );
		expect( last().url ).toContain( 'admin-ajax.php' );
		expect( last().body ).toEqual( {
			action: 'vitrine_woocommerce_login_user',
			user_name_email: 'ada',
			password: 'secret',
			security: 'login',
		} );
	} );

	it( 'reloads the page on success [7.9-02]', async () => {
		const { browser } = await logIn();
		expect( browser.reload ).not.toHaveBeenCalled();
		await last().answer( { success: true, data: { success: true } } );
		expect( browser.reload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows its error in the customer notice and stays [4.8-02] [8.2-03]', async () => {
		const { browser } = await logIn();
		await last().answer( FAILED );
		const notice = get( '.vitrine-customer-notice' );
		expect( notice.textContent ).toBe( 'Not together' );
		expect( notice.getAttribute( 'role' ) ).toBe( 'alert' );
		expect( browser.reload ).not.toHaveBeenCalled();
		expect( focused() ).toBe( get( '#password' ) );
	} );

	it( 'is sent once, however often it is submitted', async () => {
		await logIn();
		get( 'form.login' ).dispatchEvent(
			new Event( 'submit', { bubbles: true, cancelable: true } )
		);
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'refreshes an expired nonce and retries once', async () => {
		await logIn();
		await last().answer(
			{
				success: false,
				data: { error: 'Old', code: 'vitrine_nonce_expired' },
			},
			403
		);
		expect( last().url ).toContain( 'vitrine_nonces&for=account' );
		await last().answer( { woocommerce_login_nonce: 'fresh' } );
		await settle();
		expect( last().body.security ).toBe( 'fresh' );
	} );

	it( 'leaves an unexpected response, such as a second factor, to the browser', async () => {
		const submit = jest
			.spyOn( HTMLFormElement.prototype, 'submit' )
			.mockReturnValue();
		const { browser } = await logIn();
		await last().answer( '<form>Your code?</form>' );
		await settle();
		expect( submit.mock.contexts ).toEqual( [ get( 'form.login' ) ] );
		expect( browser.reload ).not.toHaveBeenCalled();
		submit.mockRestore();
	} );
} );

describe( 'checkout input', () => {
	it( 'is restored after the reload, except passwords', async () => {
		await openEngine();
		await type( '#billing_city', 'London' );
		await type( '#password', 'secret' );
		get< HTMLInputElement >( '#billing_city' ).name = 'billing_city';
		get< HTMLInputElement >( '#createaccount' ).checked = true;
		get( 'form.login' ).dispatchEvent(
			new Event( 'submit', { bubbles: true, cancelable: true } )
		);
		await settle();
		await last().answer( { success: true, data: { success: true } } );
		const kept = sessionStorage.getItem( sessionStorage.key( 0 ) ?? '' );
		expect( kept ).toContain( 'London' );
		expect( kept ).not.toContain( 'secret' );
		await openEngine();
		expect( get< HTMLInputElement >( '#createaccount' ).checked ).toBe(
			true
		);
		expect( sessionStorage ).toHaveLength( 0 );
	} );
} );
