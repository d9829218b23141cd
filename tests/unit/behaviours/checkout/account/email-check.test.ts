import { click, focused, get, settle, type } from '../../../support/page';
import { hangUp, last, sent } from '../shop';
import { openEngine } from '../parts/engine';
import { loadStores, wake } from './awake';

beforeAll( loadStores );
afterEach( () => {
	jest.useRealTimers();
	hangUp();
} );

const EMAIL = '#billing_email';

const isShown = ( selector: string ) => {
	const element = get( selector );
	return ! element.hidden && element.style.display !== 'none';
};

/** Whether the login form is next to the email field. */
const login = () =>
	document.querySelector( '.vitrine-login-here #password' ) !== null;
const account = () => isShown( '.woocommerce-account-fields' );
const message = () => get( '.vitrine-email-message' ).textContent;

/** Enters an address, waits for the debounce, and responds. */
const ask = async ( email: string, data: unknown, status = 200 ) => {
	jest.useFakeTimers();
	get< HTMLInputElement >( EMAIL ).value = email;
	get( EMAIL ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	jest.advanceTimersByTime( 300 );
	jest.useRealTimers();
	await settle();
	await last().answer( { success: true, data }, status );
	await settle();
};

const known = { success: true, is_login_allowed: true };

it( 'an address is looked up once, 300 ms after the last key [9.7-07] [5.6-03]', async () => {
	await openEngine();
	jest.useFakeTimers();
	for ( const end of [ 'or', 'org', 'org.uk' ] ) {
		void type( EMAIL, `ada@example.${ end }` );
		jest.advanceTimersByTime( 299 );
	}
	expect( sent() ).toHaveLength( 0 );
	jest.advanceTimersByTime( 1 );
	jest.useRealTimers();
	await settle();
	expect( sent().map( ( { body } ) => body.user_name_email ) ).toEqual( [
		'ada@example.org.uk',
	] );
} );

describe( 'an address with an account', () => {
	it( 'sends the documented request [7.8-01] [6-12]', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		expect( sent() ).toHaveLength( 1 );
		expect( last().url ).toContain( 'admin-ajax.php' );
		expect( last().body ).toEqual( {
			action: 'vitrine_woo_check_user_exist',
			user_name_email: 'ada@example.org',
			security: 'check',
		} );
	} );

	it( 'shows a welcome with the login label, and the login with the address filled in [4.7-01] [4.7-02] [4.7-04] [7.8-02]', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		expect( login() ).toBe( true );
		await wake();
		expect( message() ).toContain( 'Welcome back' );
		expect( get( '.vitrine-login-label' ).textContent ).toBe( 'Log in' );
		expect( login() ).toBe( true );
		expect( get< HTMLInputElement >( '#username' ).value ).toBe(
			'ada@example.org'
		);
		await click( '.vitrine-login-label' );
		expect( focused() ).toBe( get( '#password' ) );
	} );

	it( 'shows the login below it, belonging to its own form', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		const place = get( '.vitrine-login-here' );
		expect( get( '#billing_email_field' ).nextElementSibling ).toBe(
			place
		);
		expect( place.getAttribute( 'aria-label' ) ).toBe( 'Log in' );
		const { form } = get< HTMLInputElement >( '#password' );
		expect( form ).toBe( get( 'form.login' ) );
		expect( [
			...new FormData( get< HTMLFormElement >( 'form.checkout' ) ).keys(),
		] ).not.toContain( 'password' );
		await ask( 'ada@example.com', known );
		expect( get< HTMLInputElement >( '#username' ).value ).toBe(
			'ada@example.com'
		);
	} );

	it( 'logs in there, and shows an error there', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		await type( '#password', 'secret' );
		get( 'form.login' ).dispatchEvent(
			new Event( 'submit', { bubbles: true, cancelable: true } )
		);
		await settle();
		expect( last().body ).toMatchObject( {
			user_name_email: 'ada@example.org',
			password: 'secret',
		} );
		await last().answer( {
			success: false,
			data: { success: false, error: 'Not together', code: '' },
		} );
		expect(
			get( '.vitrine-login-here .vitrine-customer-notice' ).textContent
		).toBe( 'Not together' );
		expect( focused() ).toBe( get( '#password' ) );
	} );

	it( 'offers no account and disables its field [4.7-03]', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		expect( account() ).toBe( false );
		expect( get< HTMLInputElement >( '#createaccount' ).disabled ).toBe(
			true
		);
	} );

	it( 'shows nothing when login is not allowed here', async () => {
		await openEngine();
		await ask( 'ada@example.org', {
			success: true,
			is_login_allowed: false,
		} );
		expect( [ login(), account(), message() ] ).toEqual( [
			false,
			false,
			'',
		] );
	} );

	it( 'is stored in the cookie [7.8-03] [9.4-03]', async () => {
		await openEngine();
		await ask( 'ada+1@example.org', known );
		expect( document.cookie ).toContain(
			'vitrine_modern_checkout_useremail=ada%2B1%40example.org'
		);
	} );
} );

describe( 'the event', () => {
	it( 'has the suggestion and its address', async () => {
		await openEngine();
		const heard: unknown[] = [];
		get( 'form.checkout' ).addEventListener(
			'vitrine:email-checked',
			( event ) => heard.push( ( event as CustomEvent ).detail )
		);
		await ask( 'ada@example.org', known );
		await ask( 'new@example.org', { success: false } );
		expect( heard ).toEqual( [
			{ email: 'ada@example.org', suggestion: 'login' },
			{ email: 'new@example.org', suggestion: 'account' },
		] );
	} );
} );

describe( 'an address without an account', () => {
	it( 'closes the login and shows the account section with its checkbox [4.7-05] [4.7-06]', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		await wake();
		await ask( 'new@example.org', {
			success: false,
			is_login_allowed: false,
		} );
		expect( login() ).toBe( false );
		expect( isShown( 'form.login' ) ).toBe( false );
		expect( get( 'form.login #password' ) ).toBeTruthy();
		expect( document.querySelector( '.vitrine-login-here' ) ).toBeNull();
		expect( account() ).toBe( true );
		expect( get< HTMLInputElement >( '#createaccount' ).disabled ).toBe(
			false
		);
		expect( message() ).toBe( '' );
	} );

	it( 'is treated like one with an error response', async () => {
		await openEngine();
		await ask( 'ada@example.org', { success: false, error: 'Slow' }, 429 );
		expect( [ login(), account(), message() ] ).toEqual( [
			false,
			true,
			'',
		] );
	} );
} );

describe( 'an empty address', () => {
	it( 'closes the login, hides the rest and sends nothing [4.7-07] [4.7-08]', async () => {
		await openEngine();
		await ask( 'ada@example.org', known );
		await wake();
		expect( message() ).not.toBe( '' );
		await type( EMAIL, '' );
		expect( [ login(), account(), message() ] ).toEqual( [
			false,
			false,
			'',
		] );
		expect( sent() ).toHaveLength( 1 );
	} );
} );

describe( 'an address removed before the response', () => {
	it( 'offers no account, also when the response arrives', async () => {
		await openEngine();
		jest.useFakeTimers();
		void type( EMAIL, 'new@example.org' );
		jest.advanceTimersByTime( 300 );
		jest.useRealTimers();
		await settle();
		expect( account() ).toBe( true );
		await type( EMAIL, '' );
		expect( account() ).toBe( false );
		await last().answer( {
			success: true,
			data: { success: false, is_login_allowed: false },
		} );
		await settle();
		expect( account() ).toBe( false );
	} );
} );

describe( 'nothing is looked up', () => {
	it.each( [
		[ 'for a logged-in customer [5.6-01]', { is_logged_in: true } ],
		[ 'without the owner’s opt-in', { email_check: false } ],
	] )( '%s', async ( _name, addon ) => {
		await openEngine( addon );
		jest.useFakeTimers();
		void type( EMAIL, 'ada@example.org' );
		jest.advanceTimersByTime( 5000 );
		expect( sent() ).toHaveLength( 0 );
		expect( account() ).toBe( true );
	} );
} );
