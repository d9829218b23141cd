import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A component in one of its states; states of pointer and keyboard are forced by the browser. */
export interface Specimen {
	name: string;
	html: string;
	force?: ForcedState | undefined;
}

/** The components below a heading. */
export interface Group {
	/** Classes of the block whose styles apply. */
	scope: string;
	list: Specimen[];
	/** Minimum width of a column. */
	column?: string;
}

export const FORCED_STATES = [ 'hover', 'focus-visible', 'active' ] as const;

export type ForcedState = ( typeof FORCED_STATES )[ number ];

const VIEWS = resolve( __dirname, '../../fixtures/views' );

/** A transparent pixel, which replaces photos. */
const PIXEL =
	'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Returns the shared view fixture of PHP and React, made inert: without URLs to
 * load and without markup that scripts would attach to.
 *
 * @param name Name of the fixture.
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
