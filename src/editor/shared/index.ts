import { registerProductBindings } from './bindings';
import { addTransforms } from './transforms';

addTransforms();
registerProductBindings();
