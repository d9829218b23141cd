import type { HTMLAttributes } from 'react';

/** Classes by which WordPress sets colors, sizes and alignments. */
const OF_SUPPORTS =
	/^has-(background|text-color|link-color|text-align-\w+|.+-(color|background-color|gradient-background|font-size|font-family))$/;

/**
 * The element of a block without what WordPress styles it by, where the server
 * puts that onto an element within: padding would be there twice.
 *
 * @param props           Of the block's element.
 * @param props.style
 * @param props.className
 */
export const withoutSupports = ( {
	style: _style,
	className = '',
	...props
}: HTMLAttributes< HTMLElement > ): HTMLAttributes< HTMLElement > => ( {
	...props,
	className: className
		.split( ' ' )
		.filter( ( name ) => ! OF_SUPPORTS.test( name ) )
		.join( ' ' ),
} );
