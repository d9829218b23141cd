import { BlockContextProvider } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LoopFailure } from '../../islands/loop/failure';
import type { KnownLoop } from './use-loop-preview';

interface Props {
	known: KnownLoop;
	/** What stands before the blocks, and behind them, where anything does. */
	before?: ReactNode;
	after?: ReactNode;
	/** Blocks, which read what is known from their context. */
	children: ReactNode;
}

/** Gives the blocks of a listing what its page would show, and says where that cannot be had. */
export const PreviewProvider = ( {
	known,
	before,
	after,
	children,
}: Props ) => {
	const given = useMemo(
		() => ( { 'vitrine/loopPreview': known } ),
		[ known ]
	);
	return (
		<>
			{ known.state === 'failed' && (
				<p className="vitrine-loop-failure" role="alert">
					<LoopFailure
						text={ known.message }
						retry={ __( 'Try again', 'vitrine' ) }
						onRetry={ known.retry }
					/>
				</p>
			) }
			{ before }
			<BlockContextProvider value={ given }>
				{ children }
			</BlockContextProvider>
			{ after }
		</>
	);
};
