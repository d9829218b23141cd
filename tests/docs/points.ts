import type { Param } from './docblock';

/** An extension point for other plugins. */
export interface Point {
	name: string;
	/** Heading of its section. */
	section: string;
	text: string;
	/** Path relative to the project. */
	file: string;
	language: 'js' | 'php';
	/** TypeScript signature; empty for a hook. */
	signature: string;
	params: Param[];
	example: string;
}

export const START = '<!-- extension points: npm run docs -->';
export const END = '<!-- end of extension points -->';

const cell = ( text: string ): string => text.replace( /\|/g, '\\|' );

const paramsOf = ( { params, language }: Point ): string[] => {
	if ( language === 'js' ) {
		return params.map( ( { name, text } ) => `- \`${ name }\`: ${ text }` );
	}
	return params.length
		? [
				'| Argument | Type | What it is |',
				'|---|---|---|',
				...params.map(
					( { name, type, text } ) =>
						`| \`${ name }\` | \`${ cell( type ) }\` | ${ cell(
							text
						) } |`
				),
		  ]
		: [];
};

const fenced = ( language: string, code: string ): string =>
	`\`\`\`${ language }\n${ code }\n\`\`\``;

const entry = ( point: Point ): string =>
	[
		`### \`${ point.name }\``,
		`${ point.text } ([${ point.file }](${ point.file }))`,
		point.signature && fenced( 'ts', point.signature ),
		paramsOf( point ).join( '\n' ),
		fenced( point.language, point.example ),
	]
		.filter( Boolean )
		.join( '\n\n' );

const anchor = ( heading: string ): string =>
	heading
		.toLowerCase()
		.replace( /[^\w -]/g, '' )
		.replace( / /g, '-' );

/** The generated part of EXTENDING.md. */
export const render = ( points: Point[] ): string => {
	const sections = [ ...new Set( points.map( ( { section } ) => section ) ) ];
	const within = ( section: string ) =>
		points.filter( ( point ) => point.section === section );
	return [
		START,
		sections
			.map(
				( section ) =>
					`- [${ section }](#${ anchor( section ) }): ${
						within( section ).length
					}`
			)
			.join( '\n' ),
		...sections.flatMap( ( section ) => [
			`## ${ section }`,
			...within( section ).map( entry ),
		] ),
		END,
	].join( '\n\n' );
};

/**
 * Inserts this part into EXTENDING.md.
 *
 * @throws Error When the document has no markers for it.
 */
export const insert = ( document: string, part: string ): string => {
	const start = document.indexOf( START );
	const end = document.indexOf( END );
	if ( start < 0 || end < start ) {
		throw new Error(
			`EXTENDING.md lacks the markers ${ START } and ${ END }`
		);
	}
	return (
		document.slice( 0, start ) + part + document.slice( end + END.length )
	);
};
