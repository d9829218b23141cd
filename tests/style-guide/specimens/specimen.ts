import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A component in one of its states; what a pointer or a key brings is forced by the browser. */
export interface Specimen {
	name: string;
	html: string;
	force?: ForcedState | undefined;
}

/** What is shown below one heading. */
export interface Group {
	/** Class names of the block whose styles apply. */
	scope: string;
	list: Specimen[];
	/** How narrow a column may get. */
	column?: string;
}

export const FORCED_STATES = [ 'hover', 'focus-visible', 'active' ] as const;

export type ForcedState = ( typeof FORCED_STATES )[ number ];

const VIEWS = resolve( __dirname, '../../fixtures/views' );

/** Photographs are not what is looked at: a transparent pixel stands for them. */
const PIXEL =
	'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * The markup that PHP and React are held to, as a picture of it: no address is
 * asked for, and no script takes it for a part of the page.
 *
 * @param name Of the fixture.
 */
export const fixture = ( name: string ): string =>
	readFileSync( `${ VIEWS }/${ name }.html`, 'utf8' )
		.trim()
		.replaceAll(
			/src="https:[^"]+"( srcset="[^"]+")?/g,
			`src="${ PIXEL }"`
		)
		.replaceAll( / href="https:[^"]+"/g, ' href="#"' )
		.replaceAll( / data-[a-z_-]+(="[^"]*")?/g, '' )
		.replaceAll( ' role="alert"', '' );
