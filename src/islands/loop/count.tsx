import type { LoopCountProps } from './types';

/**
 * The result count of a listing. An empty text renders no node, like the
 * server's markup.
 *
 * @param props
 * @param props.text
 */
export const LoopCount = ( { text }: LoopCountProps ) => <>{ text || null }</>;
