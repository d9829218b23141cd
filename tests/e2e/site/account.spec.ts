import type { Page } from '@playwright/test';
import { block, putHeader, setSettings } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const HEADER = block(
	'vitrine/site-header',
	{},
	block(
		'vitrine/header-row',
		{},
		block( 'core/site-title' ) + block( 'vitrine/account-menu' )
	)
);

const icon = ( page: Page ) => page.locator( '.vitrine-account-icon' );
const dialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Log in' } );

const logIn = async ( page: Page ): Promise< void > => {
	await dialog( page )
		.getByLabel( 'Username or email address' )
		.fill( 'customer' );
	await dialog( page ).getByLabel( 'Password' ).fill( 'password' );
	await dialog( page ).getByRole( 'button', { name: 'Log in' } ).click();
};

test.beforeEach( ( { site } ) => putHeader( site, HEADER ) );

test( 'the account icon opens a login for guests and a menu for customers [2.9-04] [3.9-11]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		hf_account_action_type: 'menu',
		hf_account_show_menu_on: 'click',
		hf_account_logout_action: 'login',
	} );
	await page.goto( '/journal/' );
	await icon( page ).click();
	await expect( dialog( page ) ).toBeVisible();
	await expectAccessible( page, '.vitrine-login-dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toBeHidden();
	await icon( page ).click();
	await logIn( page );
	await expect( page ).toHaveURL( /account/ );
	// The admin bar is for staff.
	await expect(
		page.getByRole( 'navigation', { name: 'Toolbar' } )
	).toHaveCount( 0 );

	await page.goto( '/journal/' );
	await icon( page ).click();
	const out = page.getByRole( 'link', { name: 'Log out' } );
	await expect( out ).toBeVisible();
	await expect( icon( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( dialog( page ) ).toBeHidden();
	await expectAccessible( page, '.vitrine-site-header' );
	await page.keyboard.press( 'Escape' );
	await expect( out ).toBeHidden();
	await expect( icon( page ) ).toBeFocused();
	await page.mouse.move( 5, 500 );
	await icon( page ).hover();
	await expect( out ).toBeHidden();
} );

test( 'the account icon links to the account page when set', async ( {
	page,
} ) => {
	await page.goto( '/journal/' );
	await icon( page ).click();
	await expect( page ).toHaveURL( /account/ );
} );
