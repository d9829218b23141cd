import { Button, Notice, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { BesideData, Offer } from './data';
import { Picture } from './picture';
import { save } from './save';

interface Props {
	offer: Offer;
	option: string;
	trial: BesideData[ 'trial' ];
}

/** A feature with its switch and a preview button. */
export const Card = ( { offer, option, trial }: Props ) => {
	const [ isOn, setOn ] = useState( offer.is_on );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );

	const change = async ( wanted: boolean ) => {
		setOn( wanted );
		setBusy( true );
		const text = await save(
			option,
			offer.key,
			wanted ? offer.on : offer.off
		);
		setBusy( false );
		setFailure( text );
		if ( text ) {
			setOn( ! wanted );
		}
	};

	return (
		<li className="vitrine-beside__card">
			<Picture of={ offer.key } />
			<div className="vitrine-beside__words">
				<ToggleControl
					label={ offer.label }
					help={ offer.help }
					checked={ isOn }
					disabled={ isBusy }
					onChange={ ( wanted ) => void change( wanted ) }
				/>
				{ failure && (
					<Notice status="error" isDismissible={ false }>
						{ failure }
					</Notice>
				) }
				<form method="post" action={ trial.url }>
					<input type="hidden" name="action" value={ trial.action } />
					<input
						type="hidden"
						name="_wpnonce"
						value={ trial.nonce }
					/>
					<input type="hidden" name="do" value="try" />
					<input type="hidden" name="key" value={ offer.key } />
					<Button
						variant="secondary"
						type="submit"
						disabled={ isOn }
						accessibleWhenDisabled
						aria-label={ sprintf(
							/* translators: %s: name of a setting. */
							__( 'Preview: %s', 'vitrine' ),
							offer.label
						) }
					>
						{ __( 'Preview', 'vitrine' ) }
					</Button>
				</form>
			</div>
		</li>
	);
};
