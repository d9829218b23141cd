import { readFileSync } from 'node:fs';
import type { Text } from './entries';

interface Described {
	title?: string;
	description?: string;
	keywords?: string[];
}

interface BlockFile extends Described {
	textdomain?: string;
	styles?: { label: string }[];
	variations?: Described[];
}

/** Texts with the contexts that WordPress uses for such a file. */
const described = ( of: Described, kind: string, file: string ): Text[] => [
	...( of.title
		? [ { text: of.title, context: `${ kind } title`, file } ]
		: [] ),
	...( of.description
		? [ { text: of.description, context: `${ kind } description`, file } ]
		: [] ),
	...( of.keywords ?? [] ).map( ( text ) => ( {
		text,
		context: `${ kind } keyword`,
		file,
	} ) ),
];

/**
 * Returns the texts of a block.json.
 *
 * @param file Path.
 * @throws Error When it has no text domain, so that WordPress would not translate
 *         it.
 */
export function textsOfBlock( file: string ): Text[] {
	const block = JSON.parse( readFileSync( file, 'utf8' ) ) as BlockFile;
	if ( block.textdomain !== 'vitrine' ) {
		throw new Error( `${ file } has no text domain.` );
	}
	return [
		...described( block, 'block', file ),
		...( block.styles ?? [] ).map( ( { label } ) => ( {
			text: label,
			context: 'block style label',
			file,
		} ) ),
		...( block.variations ?? [] ).flatMap( ( one ) =>
			described( one, 'block variation', file )
		),
	];
}
