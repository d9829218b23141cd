import type { LoopNoResultsProps } from './types';

/**
 * The message for no results, unless the owner has set blocks for it. Twin of
 * `View\Loop\NoResults`.
 *
 * @param props
 * @param props.text
 */
export const LoopNoResults = ( {
	text,
}: Pick< LoopNoResultsProps, 'text' > ) => <>{ text }</>;
