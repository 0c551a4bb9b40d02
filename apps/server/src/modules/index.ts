import { contract } from '@msurvey/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { bind } from '../http/bind.ts';
import { accessHandlers } from './access/index.ts';
import { activityHandlers } from './activities/index.ts';
import { auditHandlers } from './audit/audit.routes.ts';
import { codeListHandlers } from './code-lists/index.ts';
import { collectionHandlers, collectionRoutes } from './collection/index.ts';
import { formHandlers } from './forms/index.ts';
import { geographyHandlers } from './geography/index.ts';
import { notificationHandlers } from './notifications/index.ts';
import { platformHandlers } from './platform/index.ts';
import { projectHandlers } from './projects/index.ts';
import { registryHandlers } from './registry/index.ts';
import { sessionHandlers } from './session/index.ts';

/** An operation without a handler, or a handler without an operation, does not compile. */
export function bindModules(app: FastifyInstance, context: Context): void {
  bind(app, context, contract, {
    ...platformHandlers(context),
    ...accessHandlers(context),
    ...sessionHandlers(context),
    ...codeListHandlers(context),
    ...projectHandlers(context),
    ...geographyHandlers(context),
    ...formHandlers(context),
    ...collectionHandlers(context),
    ...registryHandlers(context),
    ...activityHandlers(context),
    ...notificationHandlers(context),
    ...auditHandlers(context),
  });
  collectionRoutes(app, context);
}
