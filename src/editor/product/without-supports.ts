import type { HTMLAttributes } from 'react';

/** Classes by which WordPress sets colors, sizes and alignments. */
const OF_SUPPORTS =
	/^has-(background|text-color|link-color|border-color|text-align-\w+|.+-(color|background-color|gradient-background|border-color|font-size|font-family))$/;

const classesOf = ( className: string, isSupport: boolean ): string =>
	className
		.split( ' ' )
		.filter( ( name ) => OF_SUPPORTS.test( name ) === isSupport )
		.join( ' ' );

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
	className: classesOf( className, false ),
} );

/**
 * What WordPress styles a block by, for the element within that gets it.
 *
 * @param props           Of the block's element.
 * @param props.style
 * @param props.className
 */
export const onlySupports = ( {
	style = {},
	className = '',
}: HTMLAttributes< HTMLElement > ) => ( {
	style,
	className: classesOf( className, true ),
} );
