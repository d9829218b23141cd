import puppeteer, { type Browser } from 'puppeteer-core';
import { launchOptions } from '../browser';

/** Starts the full browser with Puppeteer: with Playwright, Chromium does not prerender pages. */
export const launchPuppeteer = (): Promise< Browser > => {
	const { args = [], executablePath } = launchOptions( 'whole' );
	return puppeteer.launch( {
		args: [ ...args ],
		...( executablePath ? { executablePath } : { channel: 'chrome' } ),
	} );
};
