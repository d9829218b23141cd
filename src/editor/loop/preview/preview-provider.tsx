import { BlockContextProvider } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LoopFailure } from '../../../islands/loop/failure';
import type { KnownLoop } from './use-loop-preview';

interface Props {
	known: KnownLoop;
	/** Rendered before and after the blocks. */
	before?: ReactNode;
	after?: ReactNode;
	/** Blocks, which get the preview data by context. */
	children: ReactNode;
}

/**
 * Provides a listing's blocks with preview data and shows an error if they
 * cannot be loaded.
 */
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
