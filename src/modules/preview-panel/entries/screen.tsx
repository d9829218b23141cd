import { createRoot } from '@wordpress/element';
import contract from '../../../contract';
import { readPanelData } from '../data';
import { Panel } from '../panel';
import '../panel.scss';

const root = document.getElementById( contract.preview.panel );
const data = readPanelData();
if ( root && data ) {
	createRoot( root ).render( <Panel data={ data } /> );
}
