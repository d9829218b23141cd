import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { launchOptions } from '../../site/browser';
import { canInstall, install } from '../../site/tools/apt';

/** Timeout in milliseconds; Playground takes seconds to respond. */
const PATIENCE = 60_000;

const FIREFOX = [ '/usr/bin/firefox-esr', '/usr/bin/firefox' ];

/** A guest's actions in any browser. */
export interface Hands {
	open: ( url: string ) => Promise< unknown >;
	press: ( selector: string ) => Promise< unknown >;
	type: ( selector: string, value: string ) => Promise< unknown >;
	choose: ( selector: string, value: string ) => Promise< unknown >;
	/** Waits until an element with a text is visible. */
	see: ( selector: string, text: string ) => Promise< unknown >;
	close: () => Promise< unknown >;
}

/**
 * Opens a Chromium window.
 *
 * @param hasScript Whether JavaScript is enabled.
 */
export async function inChromium( hasScript: boolean ): Promise< Hands > {
	const browser = await chromium.launch( launchOptions() );
	const context = await browser.newContext( {
		javaScriptEnabled: hasScript,
		// The proxy's certificate is self-signed.
		ignoreHTTPSErrors: true,
	} );
	context.setDefaultTimeout( PATIENCE );
	context.setDefaultNavigationTimeout( PATIENCE );
	const page = await context.newPage();
	const first = ( selector: string ) =>
		page.locator( selector ).filter( { visible: true } ).first();
	return {
		open: ( url ) => page.goto( url ),
		press: ( selector ) => first( selector ).click(),
		type: ( selector, value ) => first( selector ).fill( value ),
		choose: ( selector, value ) => first( selector ).selectOption( value ),
		see: ( selector, text ) =>
			page
				.locator( selector )
				.filter( { hasText: text, visible: true } )
				.first()
				.waitFor(),
		close: () => browser.close(),
	};
}

/**
 * Opens a window of the system's Firefox.
 *
 * @throws Error A one-line message about how to get it.
 */
export async function inFirefox(): Promise< Hands > {
	const path = () => FIREFOX.find( ( file ) => existsSync( file ) );
	if ( ! path() && ( await canInstall() ) ) {
		await install( [ 'firefox-esr' ] );
	}
	const executablePath = path();
	if ( ! executablePath ) {
		throw new Error(
			'Firefox is missing (Debian: sudo apt install firefox-esr).'
		);
	}
	const browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath,
		headless: true,
		acceptInsecureCerts: true,
	} );
	const page = await browser.newPage();
	page.setDefaultTimeout( PATIENCE );
	page.setDefaultNavigationTimeout( PATIENCE );
	await page.setViewport( { width: 1280, height: 900 } );
	const seen = async (
		selector: string,
		text = ''
	): Promise< ElementHandle > => {
		const handle = await page.waitForFunction(
			( css: string, words: string ) =>
				[ ...document.querySelectorAll( css ) ].find(
					( element ) =>
						element.checkVisibility() &&
						element.textContent.includes( words )
				) ?? null,
			{},
			selector,
			text
		);
		const element = handle.asElement();
		if ( ! element ) {
			throw new Error( `There is no ${ selector }.` );
		}
		return element as ElementHandle;
	};
	return {
		open: ( url ) => page.goto( url ),
		press: async ( selector ) => ( await seen( selector ) ).click(),
		type: async ( selector, value ) =>
			( await seen( selector ) ).asLocator().fill( value ),
		choose: async ( selector, value ) =>
			( await seen( selector ) ).select( value ),
		see: seen,
		close: () => browser.close(),
	};
}
