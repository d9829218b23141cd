import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { previewStore } from '@vitrine/preview-store';
import type { PreviewData } from '../../contract/types';
import type { PanelData } from './data';
import { wordsOf } from '../../transport/http/refusal';
import { keepDesign } from './keep';

/** The result message of an action. */
export interface ActionResult {
	status: 'success' | 'error';
	text: string;
}

interface Props {
	data: PanelData;
	previewed: PreviewData;
	/** Whether the preview cannot be applied. */
	isBlocked: boolean;
	onDone: () => void;
	onResult: ( result: ActionResult ) => void;
}

/** Buttons that apply or discard the preview. */
export const Finish = ( {
	data,
	previewed,
	isBlocked,
	onDone,
	onResult,
}: Props ) => {
	const [ isBusy, setBusy ] = useState( false );
	const isChanged = useSelect(
		( select ) => select( previewStore ).isChanged(),
		[]
	);
	const apply = async () => {
		setBusy( true );
		try {
			await keepDesign( data, previewed );
			onDone();
			onResult( {
				status: 'success',
				text: __( 'Design applied to your site.', 'vitrine' ),
			} );
		} catch ( error ) {
			onResult( {
				status: 'error',
				text: `${ __(
					'Some changes could not be applied. Your changes are still here.',
					'vitrine'
				) } ${ wordsOf( error ) }`,
			} );
		} finally {
			setBusy( false );
		}
	};
	return (
		<div className="vitrine-preview__finish">
			<Button
				variant="primary"
				isBusy={ isBusy }
				disabled={ ! isChanged || isBlocked || isBusy }
				accessibleWhenDisabled
				onClick={ () => void apply() }
				__next40pxDefaultSize
			>
				{ __( 'Apply to the site', 'vitrine' ) }
			</Button>
			<Button
				variant="tertiary"
				disabled={ ! isChanged || isBusy }
				accessibleWhenDisabled
				onClick={ () => {
					onDone();
					onResult( {
						status: 'success',
						text: __( 'Changes discarded.', 'vitrine' ),
					} );
				} }
				__next40pxDefaultSize
			>
				{ __( 'Discard', 'vitrine' ) }
			</Button>
		</div>
	);
};
