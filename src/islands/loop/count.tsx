import type { LoopCountProps } from './types';

/**
 * How many results a listing shows, of how many. An empty text is no node, which
 * is what the server prints of it.
 *
 * @param props
 * @param props.text
 */
export const LoopCount = ( { text }: LoopCountProps ) => <>{ text || null }</>;
