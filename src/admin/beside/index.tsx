import { Notice } from '@wordpress/components';
import { createRoot } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { Card } from './card';
import { readBesideData, type BesideData } from './data';
import './beside.scss';

const Screen = ( { option, offers, trial, replaced }: BesideData ) => (
	<div className="vitrine-beside">
		<p>
			{ __(
				'Vitrine makes your WooCommerce pages faster and changes nothing else by itself. Choose the features to add. A preview is visible to you only, until you enable the feature.',
				'vitrine'
			) }
		</p>
		{ replaced.map( ( notice ) => (
			<Notice key={ notice } status="info" isDismissible={ false }>
				{ notice }
			</Notice>
		) ) }
		<ul className="vitrine-beside__cards">
			{ offers.map( ( offer ) => (
				<Card
					key={ offer.key }
					offer={ offer }
					option={ option }
					trial={ trial }
				/>
			) ) }
		</ul>
	</div>
);

const root = document.getElementById( contract.admin.beside );
const data = readBesideData();
if ( root && data ) {
	createRoot( root ).render( <Screen { ...data } /> );
}
