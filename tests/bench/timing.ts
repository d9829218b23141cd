import type { CDPSession, Locator, Page } from '@playwright/test';

/** The middle of the sorted values. */
export function median( values: readonly number[] ): number {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	const middle = Math.floor( sorted.length / 2 );
	const upper = sorted[ middle ];
	if ( upper === undefined ) {
		throw new Error( 'There is no median of nothing.' );
	}
	return sorted.length % 2
		? upper
		: ( upper + ( sorted[ middle - 1 ] ?? upper ) ) / 2;
}

/** Slows the page's processor down, `1` for not at all. */
export async function throttle( page: Page, rate: number ): Promise< void > {
	const session: CDPSession = await page.context().newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate } );
}

/** Collects layout shifts from the first paint on. */
export async function watchShifts( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		const record = window as unknown as { benchShift: number };
		record.benchShift = 0;
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const shift = entry as PerformanceEntry & {
					value: number;
					hadRecentInput: boolean;
				};
				record.benchShift += shift.hadRecentInput ? 0 : shift.value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}

export const readShift = ( page: Page ): Promise< number > =>
	page.evaluate(
		() => ( window as unknown as { benchShift: number } ).benchShift
	);

/** Milliseconds from the request to the first byte of the document. */
export const readTtfb = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		const [ entry ] = performance.getEntriesByType( 'navigation' );
		const navigation = entry as PerformanceNavigationTiming;
		return navigation.responseStart - navigation.requestStart;
	} );

/**
 * Clicks and measures inside the page, from the browser's own time stamp of the
 * click to the moment at which `changed` matches.
 *
 * @param button  What to click.
 * @param changed Selector that matches once the click has shown its effect.
 * @return Milliseconds.
 */
export async function clickUntil(
	button: Locator,
	changed: string
): Promise< number > {
	const page = button.page();
	await page.evaluate( ( selector ) => {
		const record = window as unknown as { benchClick: Promise< number > };
		record.benchClick = new Promise( ( resolve ) => {
			let start = 0;
			const look = () => {
				if ( start && document.querySelector( selector ) ) {
					observer.disconnect();
					resolve( performance.now() - start );
				}
			};
			const observer = new MutationObserver( look );
			observer.observe( document, {
				subtree: true,
				childList: true,
				attributes: true,
				characterData: true,
			} );
			document.addEventListener(
				'click',
				( event ) => {
					start = event.timeStamp;
				},
				{ capture: true, once: true }
			);
		} );
	}, changed );
	await button.click();
	return page.evaluate(
		() =>
			( window as unknown as { benchClick: Promise< number > } )
				.benchClick
	);
}
