import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { expect } from '../support/test';
import { logIn } from '../steps/editor';

const ADDRESS = '/wp-admin/options-general.php?page=vitrine-settings';

/** Opens the settings screen at one of its sections. */
export const openSettings = async (
	page: Page,
	tab = '',
	user = 'admin'
): Promise< void > => {
	await logIn( page, user );
	await page.goto( tab ? `${ ADDRESS }&tab=${ tab }` : ADDRESS );
	await expect( page.locator( '.vitrine-settings' ) ).toBeVisible();
};

/** Goes to a section of the settings by its tab, and waits until it is shown. */
export const goToSection = async (
	page: Page,
	tab: string,
	section: string
): Promise< void > => {
	await page
		.getByRole( 'navigation', { name: 'Settings', exact: true } )
		.getByRole( 'link', { name: tab } )
		.click();
	const link = page
		.getByRole( 'navigation', { name: `Sections of “${ tab }”` } )
		.getByRole( 'link', { name: section } );
	await link.click();
	await expect( link ).toHaveAttribute( 'aria-current', 'page' );
};

/** The status message of the last attempt to save. */
export const saidOf = ( page: Page ): Locator =>
	page.locator( '.vitrine-settings__bar' ).getByRole( 'status' );

/** Saves, and waits until it is done. */
export const saveSettings = async ( page: Page ): Promise< void > => {
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( saidOf( page ) ).toHaveText( 'Settings saved.' );
};

/** Returns the current value of a setting. */
export const settingOf = ( site: Site, key: string ): Promise< unknown > =>
	site.php(
		`echo wp_json_encode( Vitrine\\Settings\\Settings::get( $args['key'] ) );`,
		{ args: { key } }
	);
