import contract from '../../contract';
import type { LoopFailureProps } from './types';

/**
 * The error message of a listing with a retry button. Twin of
 * `View\Loop\Failure`.
 *
 * @param props
 * @param props.text
 * @param props.retry
 * @param props.onRetry
 */
export const LoopFailure = ( {
	text,
	retry,
	onRetry,
}: LoopFailureProps & { onRetry?: () => void } ) => (
	<>
		<span>{ text || null }</span>{ ' ' }
		<button
			type="button"
			className="button wp-element-button"
			{ ...{ [ contract.markers.loop_control ]: 'retry' } }
			onClick={ onRetry }
		>
			{ retry }
		</button>
	</>
);
