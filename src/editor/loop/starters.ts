import { parse, registerBlockVariation } from '@wordpress/blocks';
import { editorData } from '../data';

type BlockInstance = ReturnType< typeof parse >[ number ];

type Template = [ string, Record< string, unknown >, Template[] ];

const asTemplate = ( {
	name,
	attributes,
	innerBlocks,
}: BlockInstance ): Template => [
	name,
	attributes,
	innerBlocks.map( asTemplate ),
];

/**
 * Offers the listings to start from as variations. Their blocks can be read
 * when all blocks are registered.
 *
 * @param name Of the loop builder.
 */
export const addStarters = ( name: string ): void => {
	const add = () => {
		editorData().loop_starters.forEach( ( starter, index ) => {
			const [ block ] = parse( starter.content );
			if ( block ) {
				registerBlockVariation( name, {
					name: starter.name,
					title: starter.title,
					description: starter.description,
					isDefault: index === 0,
					attributes: block.attributes,
					innerBlocks: block.innerBlocks.map( asTemplate ),
				} );
			}
		} );
	};
	if ( document.readyState === 'loading' ) {
		document.addEventListener( 'DOMContentLoaded', add );
	} else {
		add();
	}
};
