import puppeteer, { type Browser } from 'puppeteer-core';
import { launchOptions } from '../browser';

/** Starts the whole browser in the hands of Puppeteer: in Playwright's, Chromium makes no page ahead of its click. */
export const launchPuppeteer = (): Promise< Browser > => {
	const { args = [], executablePath } = launchOptions( 'whole' );
	return puppeteer.launch( {
		args: [ ...args ],
		...( executablePath ? { executablePath } : { channel: 'chrome' } ),
	} );
};
