import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';

/** More tab stops than any page of the shop has. */
const STOPS = 150;

/** Whether the target has the focus. */
export const isFocused = ( target: Locator ): Promise< boolean > =>
	target.evaluate(
		( element ) => element === element.ownerDocument.activeElement
	);

/**
 * Presses Tab until the target has the focus.
 *
 * @param page   The page.
 * @param target The element to reach.
 */
export async function tabTo( page: Page, target: Locator ): Promise< void > {
	await expect( target ).toBeVisible();
	for ( let stop = 0; stop < STOPS; stop++ ) {
		if ( await isFocused( target ) ) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	throw new Error( `The keyboard does not reach ${ String( target ) }.` );
}

/** Tabs to a control and presses a key on it. */
export async function pressOn(
	page: Page,
	target: Locator,
	key: 'Enter' | 'Space'
): Promise< void > {
	await tabTo( page, target );
	await page.keyboard.press( key );
}

/** Tabs to a field and types into it, replacing its value. */
export async function typeInto(
	page: Page,
	target: Locator,
	text: string
): Promise< void > {
	await tabTo( page, target );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( text );
}

/**
 * Sorts by price, low to high: the last option but one. Uses a single key, since
 * every change loads a page and letters would change the selection one by one.
 */
export async function sortByPrice(
	page: Page,
	sort: Locator
): Promise< void > {
	for ( const [ key, order ] of [
		[ 'End', /orderby=price-desc/ ],
		[ 'ArrowUp', /orderby=price(?!-)/ ],
	] as const ) {
		await tabTo( page, sort );
		await page.keyboard.press( key );
		await expect( page ).toHaveURL( order );
		// Wait for its scripts before the next key.
		await page.waitForLoadState();
	}
}
