/** A place where another plugin may join in. */
export interface Point {
	name: string;
	kind: string;
	text: string;
	/** Where it is, from the project's folder. */
	file: string;
	language: string;
	example: string;
}

export const START = '<!-- extension points: npm run docs -->';
export const END = '<!-- end of extension points -->';

const cell = ( text: string ): string => text.replace( /\|/g, '\\|' );

const row = ( { name, kind, text, file }: Point ): string =>
	`| [\`${ name }\`](${ file }) | ${ kind } | ${ cell( text ) } |`;

const examples = ( points: Point[], language: string ): string =>
	[
		`\`\`\`${ language }`,
		points
			.filter( ( point ) => point.language === language )
			.map( ( { name, example } ) => `// ${ name }\n${ example }` )
			.join( '\n\n' ),
		'```',
	].join( '\n' );

/** The part of the README that is written by the code. */
export const render = ( points: Point[] ): string =>
	[
		START,
		'',
		'| Name | Kind | What it is for |',
		'|---|---|---|',
		...points.map( row ),
		'',
		'<details>',
		'<summary>An example of each</summary>',
		'',
		examples( points, 'js' ),
		'',
		examples( points, 'php' ),
		'',
		'</details>',
		'',
		END,
	].join( '\n' );

/**
 * Puts that part into the README.
 *
 * @throws Error When it has no place for it.
 */
export const insert = ( readme: string, part: string ): string => {
	const start = readme.indexOf( START );
	const end = readme.indexOf( END );
	if ( start < 0 || end < start ) {
		throw new Error( `README.md lacks the marks ${ START } and ${ END }` );
	}
	return readme.slice( 0, start ) + part + readme.slice( end + END.length );
};
