import { click, get, said, settle, type } from '../../../support/page';
import { openEngine } from '../parts/engine';
import { hangUp, last, sent } from '../shop';
import { loadStores, wake } from './awake';

beforeAll( loadStores );
afterEach( () => {
	jest.useRealTimers();
	hangUp();
} );

const EMAIL = '#billing_email';
const ACCOUNT = '.woocommerce-account-fields';

const isHidden = ( selector: string ) => get( selector ).style.display;

/** Enters an address and waits for the debounce. */
const write = async ( email: string ) => {
	jest.useFakeTimers();
	void type( EMAIL, email );
	jest.advanceTimersByTime( 5000 );
	jest.useRealTimers();
	await settle();
};

const KNOWN = {
	success: true,
	data: { success: true, is_login_allowed: true },
};
const UNKNOWN = {
	success: true,
	data: { success: false, is_login_allowed: false },
};

describe( 'a guest', () => {
	it( 'logs in on the page with a known address, and is offered an account with a new one [1-09]', async () => {
		await openEngine();
		await write( 'new@example.org' );
		await last().answer( UNKNOWN );
		await settle();
		expect( isHidden( 'form.login' ) ).toBe( 'none' );
		expect( get( ACCOUNT ).hidden ).toBe( false );

		await write( 'ada@example.org' );
		await last().answer( KNOWN );
		await settle();
		expect( get( '.vitrine-login-here #password' ) ).toBeTruthy();

		await type( '#password', 'secret' );
		const event = new Event( 'submit', {
			bubbles: true,
			cancelable: true,
		} );
		get( 'form.login' ).dispatchEvent( event );
		await settle();
		expect( event.defaultPrevented ).toBe( true );
		expect( last().body ).toMatchObject( {
			action: 'vitrine_woocommerce_login_user',
			user_name_email: 'ada@example.org',
		} );
	} );

	it( 'uses the texts of the settings [3.9-07]', async () => {
		await openEngine( {
			user_validation_msgs: { success_msg: 'Good to see you' },
			order_review_toggle_texts: {
				toggle_show_text: 'Open the order',
				toggle_hide_text: 'Close the order',
			},
		} );
		await write( 'ada@example.org' );
		await last().answer( KNOWN );
		await settle();
		await wake();
		expect( get( '.vitrine-email-message' ).textContent ).toContain(
			'Good to see you'
		);
		const toggle = get( '.vitrine-review-toggle' );
		expect( toggle.textContent ).toBe( 'Close the order' );
		await click( '.vitrine-review-toggle' );
		expect( toggle.textContent ).toContain( 'Open the order' );
	} );

	it( 'sees no error of a failing server and can still create an account [8.2-05]', async () => {
		await openEngine();
		await write( 'ada@example.org' );
		await last().answer( 'Broken', 500 );
		await settle();
		expect( get( '.vitrine-email-message' ).textContent ).toBe( '' );
		expect( document.querySelector( '[role="alert"]' ) ).toBeNull();
		expect( said() ).toBe( '' );
		expect( get( ACCOUNT ).hidden ).toBe( false );
	} );
} );

describe( 'a logged-in shopper', () => {
	const open = () => openEngine( { is_logged_in: true } );

	it( 'is never looked up [6-01]', async () => {
		await open();
		await write( 'ada@example.org' );
		await write( 'new@example.org' );
		expect( sent() ).toHaveLength( 0 );
	} );

	it( 'sees no account section change [6-02]', async () => {
		await open();
		const before = get( ACCOUNT ).outerHTML;
		await write( 'new@example.org' );
		expect( get( ACCOUNT ).outerHTML ).toBe( before );
		await write( '' );
		expect( get( ACCOUNT ).outerHTML ).toBe( before );
	} );
} );
