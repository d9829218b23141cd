import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expect } from '../support/test';
import { logIn } from '../steps/editor';

const ADDRESS = '/wp-admin/options-general.php?page=vitrine-settings';

/** Opens the settings screen at one of its pages, as an administrator. */
export const openSettings = async ( page: Page, tab = '' ): Promise< void > => {
	await logIn( page );
	await page.goto( tab ? `${ ADDRESS }&tab=${ tab }` : ADDRESS );
	await expect( page.locator( '.vitrine-settings' ) ).toBeVisible();
};

/** What the screen says of the last try to save. */
export const saidOf = ( page: Page ): Locator =>
	page.locator( '.vitrine-settings__bar' ).getByRole( 'status' );

/** Saves, and waits until it is done. */
export const saveSettings = async ( page: Page ): Promise< void > => {
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( saidOf( page ) ).toHaveText( 'Settings saved.' );
};

/** A setting as pages see it. */
export const settingOf = ( site: Site, key: string ): Promise< unknown > =>
	site.php(
		`echo wp_json_encode( Vitrine\\Settings\\Settings::get( $args['key'] ) );`,
		{ args: { key } }
	);
